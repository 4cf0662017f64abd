import type { Db } from '../database/open-database.ts';
import { knownKeys } from './pictures.repository.ts';
import type { PictureStore } from './pictures.store.ts';

/** The id that this database shares with the storage of its pictures. */
export async function storageId(db: Db): Promise<string> {
  return (await db.selectFrom('storage_identity').select('id').executeTakeFirstOrThrow()).id;
}

/**
 * Whether the pictures in a store are those of this database. A store that nobody has claimed is claimed if it is empty or
 * if at least half of what is in it is known to the database: nothing of another database's store may ever be removed.
 */
export async function isOwnStore(db: Db, store: PictureStore): Promise<boolean> {
  const id = await storageId(db);
  const owner = await store.owner();
  if (owner !== null) return owner === id;
  const known = await knownKeys(db);
  let all = 0;
  let own = 0;
  for await (const key of store.keys()) {
    all += 1;
    if (known.has(key)) own += 1;
  }
  if (own * 2 < all) return false;
  await store.claim(id);
  return true;
}
