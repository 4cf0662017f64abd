import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Row } from '../database/insert-rows.ts';
import type { Db } from '../database/open-database.ts';
import type { DumpedTable } from './dumped-tables.ts';

/** Two rich texts in each of these rows are some 50 MB at the very most. */
const page = 100;

/** Reads a whole table, a page of rows at a time. */
export async function* readRows(
  db: Db,
  { name, order }: DumpedTable,
  only: RawBuilder<SqlBool> = sql<SqlBool>`1 = 1`,
): AsyncGenerator<Row[]> {
  const columns = sql.join(order.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const behind = last
      ? sql`(${columns}) > (${sql.join(order.map((column) => last?.[column]))})`
      : sql<SqlBool>`1 = 1`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} where ${behind} and ${only} order by ${columns} limit ${page}
    `.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length === page ? rows.at(-1) : undefined;
  } while (last);
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`select count(*) as total from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.total);
}
