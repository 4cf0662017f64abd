import { ensureFirstAdmin, firstAdminOf } from '../accounts/first-admin.ts';
import type { Environment } from '../environment.ts';
import { grantToApi } from './api-role.ts';
import { openDatabase, type Waiting } from './open-database.ts';
import { ensureSearchIndex } from './search-index.ts';

/**
 * What a role that may only read and write rows cannot do: tables, the index of the search, its own rights; and the first admin.
 *
 * @returns why long lists are searched without an index, or `null`
 */
export async function migrateSite(environment: Environment, waiting?: Waiting): Promise<string | null> {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: owner, DATA_DIR: folder } = environment;
  const { db } = await openDatabase({ folder, url: owner ?? url, ...(waiting && { waiting }) });
  try {
    const slow = await ensureSearchIndex(db);
    if (url && owner) await grantToApi(db, url);
    await ensureFirstAdmin(db, firstAdminOf(environment));
    return slow;
  } finally {
    await db.destroy();
  }
}
