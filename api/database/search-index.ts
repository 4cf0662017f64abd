import { sql } from 'kysely';
import { guard, isPostgres } from './engine.ts';
import type { Db } from './open-database.ts';

/**
 * Lets PostgreSQL find words inside long lists by their trigrams. The extension may be missing or forbidden on a server;
 * searching works without it and is only slower, so this is no migration.
 *
 * @returns why there is no index, or `null`
 */
export async function ensureSearchIndex(db: Db): Promise<string | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql`select 1 where to_regclass('products_search') is not null`.execute(db);
  if (rows.length > 0) return null;
  try {
    await db.transaction().execute(async (tx) => {
      await guard(tx, 'search index');
      await sql`create extension if not exists pg_trgm`.execute(tx);
      await sql`create index if not exists products_search on products using gin (search gin_trgm_ops)`.execute(tx);
    });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
