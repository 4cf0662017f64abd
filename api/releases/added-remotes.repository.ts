import type { NewRemote } from '@varda/contract/registry';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

/** Remotes that were added while the site runs, in the order in which they were. */
export async function listAddedRemotes(db: Db): Promise<NewRemote[]> {
  const rows = await db.selectFrom('added_remotes').selectAll().orderBy('added_at').orderBy('name').execute();
  return rows.map(({ added_at: _, mounts, ...row }) => ({ ...row, mounts: JSON.parse(mounts) as string[] }));
}

/** One of the same name is replaced: nobody can have been served it, or its name would have been refused. */
export async function saveAddedRemote(tx: Db, { name, mounts, ...remote }: NewRemote): Promise<void> {
  const values = { ...remote, mounts: JSON.stringify(mounts), added_at: now() };
  await tx
    .insertInto('added_remotes')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** Answers whether there was one. */
export async function deleteAddedRemote(tx: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('added_remotes').where('name', '=', name).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a remote leaves behind: releases, which stand on its host. Its history stays. */
export async function deleteReleasesOf(tx: Db, remote: string): Promise<void> {
  for (const table of ['release_pointers', 'release_quarantine', 'releases'] as const)
    await tx.deleteFrom(table).where('remote', '=', remote).execute();
}
