import { randomBytes } from 'node:crypto';
import type { Restrictions } from '@varda/shared/contract/permissions';
import type { NewReleaseToken, ReleaseToken } from '@varda/shared/contract/releases';
import type { Selectable } from 'kysely';
import { hashToken, type SignedIn } from '../accounts/sessions.repository.ts';
import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { ReleaseTokensTable } from '../database/releases.schema.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';

const day = 24 * 60 * 60_000;
/** How exactly the last use is known, in milliseconds: a pipeline's calls come in a row. */
const usedWithin = 60_000;

function toReleaseToken(row: Selectable<ReleaseTokensTable>): ReleaseToken {
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

export async function listReleaseTokens(db: Db): Promise<ReleaseToken[]> {
  const rows = await db.selectFrom('release_tokens').selectAll().orderBy('id', 'desc').execute();
  return rows.map(toReleaseToken);
}

/**
 * Makes a token and answers it, which is not kept anywhere. A request that comes again, as its answer was lost, gets another one in the
 * place of the one that nobody has seen.
 *
 * @throws HttpError `not_found` if that has been revoked meanwhile
 */
export async function createReleaseToken(
  db: Db,
  { name, remote, days }: NewReleaseToken,
  owner: Pick<SignedIn, 'userId' | 'name' | 'requestId'>,
): Promise<ReleaseToken & { token: string }> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    id: newId(),
    token_hash: hashToken(token),
    name,
    remote,
    created_at: now(),
    created_by: owner.name,
    user_id: owner.userId,
    expires_at: new Date(Date.now() + days * day).toISOString(),
    used_at: null,
  };
  return db.transaction().execute(async (tx) => {
    const made = await once(tx, async () => {
      await tx.insertInto('release_tokens').values(row).execute();
      await noteActivity(tx, { action: 'create', entity: 'release-tokens', item: itemOf(row) }, owner);
      return toReleaseToken(row);
    });
    const { numUpdatedRows } = await tx
      .updateTable('release_tokens')
      .set({ token_hash: row.token_hash })
      .where('id', '=', made._id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new HttpError('not_found');
    return { ...made, token };
  });
}

/** A token that has not expired, of somebody who is an admin still; its use is noted. */
export async function findReleaseToken(
  db: Db,
  tokenHash: string,
): Promise<(ReleaseToken & { userId: string; restrictions: Restrictions }) | undefined> {
  const row = await db
    .selectFrom('release_tokens')
    .innerJoin('users', 'users.id', 'release_tokens.user_id')
    .selectAll('release_tokens')
    .select('users.restrictions')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .where('users.role', '=', 'admin')
    .executeTakeFirst();
  if (!row?.user_id) return undefined;
  if (!row.used_at || Date.now() - Date.parse(row.used_at) > usedWithin)
    await db.updateTable('release_tokens').set({ used_at: now() }).where('id', '=', row.id).execute();
  return { ...toReleaseToken(row), userId: row.user_id, restrictions: JSON.parse(row.restrictions) };
}

/** Answers whether there was one. */
export async function deleteReleaseToken(db: Db, id: string, by: Actor): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx.deleteFrom('release_tokens').where('id', '=', id).returning(['id', 'name']).executeTakeFirst();
    if (row) await noteActivity(tx, { action: 'delete', entity: 'release-tokens', item: itemOf(row) }, by);
    return row !== undefined;
  });
}

/** A token as the activity log names it. */
function itemOf({ id, name }: { id: string; name: string }) {
  return { _id: id, title: { en: name, mk: name } };
}

/** Ends the tokens of somebody who is no admin any more. */
export async function deleteReleaseTokensOf(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('release_tokens').where('user_id', '=', userId).execute();
}
