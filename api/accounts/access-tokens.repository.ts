import { randomBytes } from 'node:crypto';
import type { ActivityEntity } from '@varda/contract/activity';
import type { ApiKey, KeyScope } from '@varda/contract/api-keys';
import { keyScopes } from '@varda/contract/key-scopes';
import type { Restrictions } from '@varda/contract/permissions';
import type { NewReleaseToken, ReleaseToken } from '@varda/contract/releases';
import type { Selectable } from 'kysely';
import { noteActivity } from '../activity/activity.repository.ts';
import type { AccessTokensTable } from '../database/accounts.schema.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';
import { lacksFactor } from './has-factor.ts';
import { holdAccount } from './hold-account.ts';
import { hashToken, type SignedIn } from './sessions.repository.ts';

const day = 24 * 60 * 60_000;
/** How exactly the last use is known, in milliseconds: a program's calls come in a row. */
const usedWithin = 60_000;

type TokenRow = Selectable<AccessTokensTable>;
type Owner = Pick<SignedIn, 'userId' | 'name' | 'requestId'>;

function toReleaseToken(row: TokenRow): ReleaseToken {
  const { id, name, remote, created_at, created_by, expires_at, used_at } = row;
  return {
    _id: id,
    name,
    remote,
    createdAt: created_at,
    createdBy: created_by,
    expiresAt: expires_at,
    usedAt: used_at,
  };
}

function toApiKey({ id, name, scope, created_at, expires_at, used_at }: TokenRow): ApiKey {
  const ofKey = scope as KeyScope;
  return { _id: id, name, scope: ofKey, createdAt: created_at, expiresAt: expires_at, usedAt: used_at };
}

export async function listReleaseTokens(db: Db): Promise<ReleaseToken[]> {
  const rows = await newestFirst(db).where('scope', '=', 'release').execute();
  return rows.map(toReleaseToken);
}

export async function listApiKeysOf(db: Db, userId: string): Promise<ApiKey[]> {
  const rows = await newestFirst(db).where('scope', 'in', keyScopes).where('user_id', '=', userId).execute();
  return rows.map(toApiKey);
}

const newestFirst = (db: Db) => db.selectFrom('access_tokens').selectAll().orderBy('id', 'desc');

export async function createReleaseToken(
  db: Db,
  asked: NewReleaseToken,
  owner: Owner,
): Promise<ReleaseToken & { token: string }> {
  const { row, token } = await createToken(db, { ...asked, scope: 'release' }, owner);
  return { ...toReleaseToken(row), token };
}

export async function createApiKey(
  db: Db,
  { name, scope, days }: { name: string; scope: KeyScope; days: number },
  owner: Owner,
): Promise<ApiKey & { key: string }> {
  const { row, token } = await createToken(db, { name, scope, days, remote: null }, owner);
  return { ...toApiKey(row), key: token };
}

/**
 * Makes a token and answers it, which is not stored anywhere. A request that comes again, as its answer was lost, gets another one in the
 * place of the one that nobody has seen.
 *
 * @throws HttpError `not_found` if that has been revoked meanwhile
 */
async function createToken(
  db: Db,
  { name, scope, remote, days }: Pick<TokenRow, 'name' | 'scope' | 'remote'> & { days: number },
  owner: Owner,
): Promise<{ row: TokenRow; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    id: newId(),
    token_hash: hashToken(token),
    name,
    scope,
    remote,
    created_at: now(),
    created_by: owner.name,
    user_id: owner.userId,
    expires_at: new Date(Date.now() + days * day).toISOString(),
    used_at: null,
  };
  return db.transaction().execute(async (tx) => {
    const made = await once(tx, async () => {
      await tx.insertInto('access_tokens').values(row).execute();
      await noteActivity(tx, { action: 'create', entity: entityOf(row), item: itemOf(row) }, owner);
      return { ...row, token_hash: '' };
    });
    const { numUpdatedRows } = await tx
      .updateTable('access_tokens')
      .set({ token_hash: row.token_hash })
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new HttpError('not_found');
    return { row: made, token };
  });
}

/** Who calls with a token that has not expired; its use is noted. A release token is good as long as its owner is an admin. */
export async function findTokenBearer(db: Db, tokenHash: string): Promise<Omit<SignedIn, 'requestId'> | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .selectAll('access_tokens')
    .select(['users.id as owner', 'users.name as ownerName', 'users.email', 'users.role', 'users.restrictions'])
    .select(lacksFactor().as('lacks_factor'))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .where(({ or, eb }) => or([eb('scope', '!=', 'release'), eb('users.role', '=', 'admin')]))
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.used_at || Date.now() - Date.parse(row.used_at) > usedWithin)
    await db.updateTable('access_tokens').set({ used_at: now() }).where('id', '=', row.id).execute();
  const restrictions: Restrictions = JSON.parse(row.restrictions);
  const bearer = { userId: row.owner, tokenHash, restrictions, inPerson: false };
  if (row.scope === 'release')
    return { ...bearer, name: row.name, email: '', role: 'user', lacksFactor: false, releases: row.remote };
  const { ownerName: name, email, role, scope } = row;
  return { ...bearer, name, email, role, lacksFactor: Boolean(row.lacks_factor), keyScope: scope };
}

/** Answers whether there was one: a release token, whosever it is. */
export function deleteReleaseToken(db: Db, id: string, by: SignedIn): Promise<boolean> {
  return deleteToken(db, { id, scopes: ['release'] }, by);
}

/** Answers whether there was one of this person. */
export function deleteApiKey(db: Db, id: string, by: SignedIn): Promise<boolean> {
  return deleteToken(db, { id, scopes: keyScopes, userId: by.userId }, by);
}

function deleteToken(
  db: Db,
  { id, scopes, userId }: { id: string; scopes: readonly TokenRow['scope'][]; userId?: string },
  by: SignedIn,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, by.userId);
    let found = tx.deleteFrom('access_tokens').where('id', '=', id).where('scope', 'in', scopes);
    if (userId) found = found.where('user_id', '=', userId);
    const row = await found.returning(['id', 'name', 'scope']).executeTakeFirst();
    if (row) await noteActivity(tx, { action: 'delete', entity: entityOf(row), item: itemOf(row) }, by);
    return row !== undefined;
  });
}

const entityOf = ({ scope }: Pick<TokenRow, 'scope'>): ActivityEntity =>
  scope === 'release' ? 'release-tokens' : 'api-keys';

/** A token as the activity log names it. */
function itemOf({ id, name }: { id: string; name: string }) {
  return { _id: id, title: { en: name, mk: name } };
}

/** Ends the release tokens of somebody who is no admin any more. */
export async function deleteReleaseTokensOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('access_tokens').where('user_id', '=', userId).where('scope', '=', 'release').execute();
}

/** Ends all tokens of an account that is deleted. */
export async function deleteTokensOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}
