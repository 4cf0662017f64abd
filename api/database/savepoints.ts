import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** Makes a change within a transaction that goes on if it fails: nothing stays of it then. */
export async function inSavepoint<T>(tx: Db, change: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await change();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}

/** Makes a change in a transaction and rolls it back; what it answers stays. Nothing is written to the disk. */
export async function triedAlone<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  try {
    return await change(tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** Makes a change within a transaction and rolls it back; what it answers stays. If it fails, so does the transaction. */
export async function tried<T>(tx: Db, change: () => Promise<T>): Promise<T> {
  await sql`savepoint tried`.execute(tx);
  const result = await change();
  await sql`rollback to savepoint tried`.execute(tx);
  await sql`release savepoint tried`.execute(tx);
  return result;
}
