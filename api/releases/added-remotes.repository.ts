import type { NewRemote } from '@varda/contract/registry';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

/** Remotes that were added while the site runs, in the order in which they were. */
export async function listAddedRemotes(db: Db): Promise<NewRemote[]> {
  const rows = await db.selectFrom('added_remotes').selectAll().orderBy('added_at').orderBy('name').execute();
  return rows.map(({ added_at: _, mounts, ...row }) => ({ ...row, mounts: JSON.parse(mounts) as string[] }));
}

export async function insertAddedRemote(tx: Db, { mounts, ...remote }: NewRemote): Promise<void> {
  const values = { ...remote, mounts: JSON.stringify(mounts), added_at: now() };
  await tx.insertInto('added_remotes').values(values).execute();
}

/** Answers whether there was one. */
export async function deleteAddedRemote(tx: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('added_remotes').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * What a remote leaves behind: releases, which stand on its host, what visitors met of them, and tokens, which would release the
 * next one of its name. Its history stays.
 */
export async function deleteReleasesOf(tx: Db, remote: string): Promise<void> {
  await tx.deleteFrom('access_tokens').where('scope', '=', 'release').where('remote', '=', remote).execute();
  for (const table of ['release_pointers', 'release_quarantine', 'release_watch', 'releases'] as const)
    await tx.deleteFrom(table).where('remote', '=', remote).execute();
}
