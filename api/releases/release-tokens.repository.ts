import { randomBytes } from 'node:crypto';
import type { ReleaseToken } from '@varda/shared/contract/releases';
import type { Selectable } from 'kysely';
import { hashToken } from '../accounts/sessions.repository.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { ReleaseTokensTable } from '../database/releases.schema.ts';

function toReleaseToken(row: Selectable<ReleaseTokensTable>): ReleaseToken {
  return { _id: row.id, name: row.name, remote: row.remote, createdAt: row.created_at, createdBy: row.created_by };
}

export async function listReleaseTokens(db: Db): Promise<ReleaseToken[]> {
  const rows = await db.selectFrom('release_tokens').selectAll().orderBy('id', 'desc').execute();
  return rows.map(toReleaseToken);
}

/** Makes a token and answers it, which is not kept anywhere. */
export async function createReleaseToken(
  db: Db,
  { name, remote, by }: { name: string; remote: string | null; by: string },
): Promise<ReleaseToken & { token: string }> {
  const token = randomBytes(32).toString('base64url');
  const row = { id: newId(), token_hash: hashToken(token), name, remote, created_at: now(), created_by: by };
  await db.insertInto('release_tokens').values(row).execute();
  return { ...toReleaseToken(row), token };
}

export async function findReleaseToken(db: Db, tokenHash: string): Promise<ReleaseToken | undefined> {
  const row = await db.selectFrom('release_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && toReleaseToken(row);
}

/** Answers whether there was one. */
export async function deleteReleaseToken(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('release_tokens').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
