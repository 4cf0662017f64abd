import { sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Db } from './open-database.ts';

export type Row = Record<string, string | number | null>;

/** Adds rows that all have the same columns, as one parameter: neither engine takes one per value for thousands of them. */
export async function insertRows(tx: Db, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows);
  const values = isPostgres(tx)
    ? sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
    : sql`select ${sql.join(names.map((name) => sql`value ->> ${name}`))} from json_each(${json})`;
  await sql`insert into ${sql.table(table)} (${columns}) ${values}`.execute(tx);
}
