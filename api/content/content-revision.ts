import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { once } from '../http/idempotency.ts';

/**
 * Runs a transaction that changes what the public sees: answers that any process has kept are stale once it is committed.
 */
export function changeContent<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const result = await once(tx, () => change(tx));
    // Last, because on PostgreSQL every writer waits for this row until the one before it is done.
    await tx.updateTable('content_revision').set({ number: sql`number + 1` }).execute();
    return result;
  });
}

/** The number that grows with every change of the content. */
export function contentRevision(db: Db): Promise<number> {
  return revisionReader(db)();
}

/** Reads that number again and again: the question is put into SQL once, which takes longer than the embedded database's answer. */
export function revisionReader(db: Db): () => Promise<number> {
  const question = db.selectFrom('content_revision').select('number').compile();
  return async () => {
    const [row] = (await db.executeQuery(question)).rows;
    if (!row) throw new Error('The table content_revision is empty');
    return row.number;
  };
}
