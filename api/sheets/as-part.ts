import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/** Makes a change within a transaction that goes on if it fails: nothing stays of it then. */
export async function asPart<T>(tx: Db, change: () => Promise<T>): Promise<T> {
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
