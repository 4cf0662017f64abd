import type { NewOrder } from '@varda/shared/contract/entity';
import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/*
 * Rows of one list have the positions 1 to n, always. Whoever changes positions holds the table's guard, so that two
 * people who do it at once come one after the other.
 */

/** One list of ordered rows: the rows of a shelf. */
export interface List {
  table: 'products';
  shelf: string;
}

/** The place behind the last row. */
export async function nextPosition(tx: Db, { table, shelf }: List): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((row) => row.fn.max('position').as('last'))
    .where('shelf_id', '=', shelf)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** Closes the gap that a row has left. */
export async function closeGap(tx: Db, { table, shelf }: List, position: number): Promise<void> {
  await tx
    .updateTable(table)
    .set({ position: sql`position - 1` })
    .where('shelf_id', '=', shelf)
    .where('position', '>', position)
    .execute();
}

/** The ids of a list after the moves: those that are named at their places, the others around them in their old order. */
export function arrange(ids: readonly string[], moves: NewOrder): string[] {
  const moved = new Set(moves.map((move) => move._id));
  const staying = ids.filter((id) => !moved.has(id));
  const arranged: string[] = [];
  for (const { _id, position } of moves.toSorted((a, b) => a.position - b.position)) {
    while (arranged.length < position - 1 && staying.length > 0) arranged.push(staying.shift() as string);
    arranged.push(_id);
  }
  return [...arranged, ...staying];
}

/** Rows of one UPDATE: well below the number of parameters that either engine takes. */
const batch = 1_000;

/** Writes a whole order; rows that stand right already are not touched. */
export async function writeOrder(tx: Db, { table }: List, before: readonly string[], after: readonly string[]) {
  const moves = after.flatMap((id, index) =>
    before[index] === id ? [] : [sql`(${id}, cast(${index + 1} as integer))`],
  );
  for (let start = 0; start < moves.length; start += batch) {
    await sql`
      with moves(id, place) as (values ${sql.join(moves.slice(start, start + batch))})
      update ${sql.table(table)} set position = moves.place from moves where ${sql.table(table)}.id = moves.id
    `.execute(tx);
  }
}
