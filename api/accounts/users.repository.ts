import type { ActivityAction } from '@varda/contract/activity';
import type { Restrictions } from '@varda/contract/permissions';
import { normalizedEmail } from '@varda/contract/text-schemas';
import type { Role, User, usersQuery } from '@varda/contract/users';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import { namedColumns } from '../content/named-columns.ts';
import { momentsAre } from '../content/row-filters.ts';
import { hasOther, oneMore } from '../content/versions.ts';
import type { UsersTable } from '../database/accounts.schema.ts';
import { isPostgres } from '../database/engine.ts';
import { newId, now } from '../database/ids.ts';
import { matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { deleteKeysOf } from '../http/idempotency.ts';
import { deleteTokensOf } from './access-tokens.repository.ts';
import { hasFactor } from './has-factor.ts';

const shown = ['id', 'name', 'email', 'role', 'restrictions', 'version', 'created_at', 'updated_at'] as const;

interface UserRow {
  id: string;
  name: string;
  email: string;
  role: Role;
  restrictions: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** SQLite has numbers for it. */
  second_factor: unknown;
}

function toUser({ id, name, email, role, restrictions, second_factor, ...row }: UserRow): User {
  return {
    _id: id,
    name,
    email,
    role,
    secondFactor: Boolean(second_factor),
    restrictions: JSON.parse(restrictions),
    __v: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function listUsers(
  db: Db,
  query: z.output<typeof usersQuery>,
): Promise<{ users: User[]; totalCount: number }> {
  const { by, order } = sortOf(query, { by: 'createdAt', order: 'desc' });
  const column = {
    name: 'name_sort',
    email: 'email',
    role: 'role',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  } as const;
  let found = db.selectFrom('users').where(matches(query.search, 'search')).where(momentsAre('users', query));
  const { role, secondFactor, access } = query;
  if (role) found = found.where('role', '=', role);
  if (secondFactor) found = found.where(({ not }) => (secondFactor === 'on' ? hasFactor() : not(hasFactor())));
  if (access) found = found.where('restrictions', access === 'whole' ? '=' : '<>', '[]');
  const { limit, offset } = pageOf(query);
  const rows = await found
    .select(shown)
    .select(hasFactor().as('second_factor'))
    .orderBy(column[by], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { users: rows.map(toUser), totalCount: Number(total) };
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(shown)
    .select(hasFactor().as('second_factor'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

const signingIn = ['id', 'name', 'role', 'password_hash'] as const;

export type Account = Pick<Selectable<UsersTable>, (typeof signingIn)[number]>;

/** An account as the activity log names it. */
export function accountItem({ id, name }: { id: string; name: string }) {
  return { _id: id, title: { en: name, mk: name } };
}

/** Notes in the activity log what is done to an account. */
export function notesOf(tx: Db, { _id, name }: Pick<User, '_id' | 'name'>, by: Actor) {
  const item = accountItem({ id: _id, name });
  return (action: ActivityAction, details: readonly string[] = []) =>
    noteActivity(tx, { action, entity: 'users', item, details }, by);
}

/** An account by its address, for a login. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('users').select(signingIn).where('email', '=', normalizedEmail(email)).executeTakeFirst();
}

/** An account that nobody changes or deletes until the transaction ends. */
export async function lockAccount(tx: Db, id: string): Promise<Account | undefined> {
  const found = tx.selectFrom('users').select(signingIn).where('id', '=', id);
  return (isPostgres(tx) ? found.forShare() : found).executeTakeFirst();
}

export async function isEmailTaken(tx: Db, email: string, exceptId = ''): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

export async function countUsers(db: Db, role?: Role): Promise<number> {
  let rows = db.selectFrom('users').select((row) => row.fn.countAll().as('total'));
  if (role) rows = rows.where('role', '=', role);
  return Number((await rows.executeTakeFirstOrThrow()).total);
}

export async function insertUser(
  tx: Db,
  user: { name: string; email: string; role: Role; restrictions?: Restrictions; passwordHash: string },
): Promise<User> {
  const { name, email, role } = user;
  const moment = now();
  const restrictions = JSON.stringify(user.restrictions ?? []);
  const row = { id: newId(), name, email, role, restrictions, version: 0, created_at: moment, updated_at: moment };
  await tx
    .insertInto('users')
    .values({ ...row, password_hash: user.passwordHash, ...namedColumns(name, email) })
    .execute();
  return toUser({ ...row, second_factor: false });
}

export async function updateUser(
  tx: Db,
  { _id, name, email, role, restrictions }: User,
  passwordHash: string | undefined,
): Promise<void> {
  const account = {
    name,
    email,
    role,
    restrictions: JSON.stringify(restrictions),
    ...(passwordHash && { password_hash: passwordHash }),
    ...namedColumns(name, email),
  };
  await tx
    .updateTable('users')
    .set({ ...account, version: oneMore, updated_at: now() })
    .where('id', '=', _id)
    .where(hasOther(account))
    .execute();
}

/** Sets another password if the old one is still `replaced`; whether it was. */
export async function replacePassword(
  tx: Db,
  id: string,
  { replaced, passwordHash }: { replaced: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now() })
    .where('id', '=', id)
    .where('password_hash', '=', replaced)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes an account with all that is its own. */
export async function deleteUser(tx: Db, user: Pick<User, '_id' | 'name'>): Promise<void> {
  await deleteTokensOf(tx, user._id);
  await deleteKeysOf(tx, user);
  await tx.deleteFrom('saved_views').where('user_id', '=', user._id).where('shared', '=', 0).execute();
  await tx.deleteFrom('users').where('id', '=', user._id).execute();
}
