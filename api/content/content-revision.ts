import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/**
 * Runs a transaction that changes what the public sees: answers that any process has kept are stale once it is committed.
 */
export function changeContent<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const result = await change(tx);
    // Last, because on PostgreSQL every writer waits for this row until the one before it is done.
    await tx.updateTable('content_revision').set({ number: sql`number + 1` }).execute();
    return result;
  });
}

/** The number that grows with every change of the content. */
export async function contentRevision(db: Db): Promise<number> {
  const { number } = await db.selectFrom('content_revision').select('number').executeTakeFirstOrThrow();
  return number;
}
