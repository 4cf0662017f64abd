import type { NewOrder } from '@varda/contract/entity';
import { type SqlBool, sql } from 'kysely';
import type { Db } from './open-database.ts';

/*
 * Rows of one list have the positions 1 to n, always. Whoever changes positions holds the table's guard, so that two
 * people who do it at once come one after the other.
 */

/** One list of ordered rows: the products of a leaf category, or a whole table. */
export type List = { table: 'products'; leafCategory: string } | { table: 'about' | 'history' | 'site_items' };

function isIn(list: List) {
  if (list.table === 'products') return sql<SqlBool>`shelf_id = ${list.leafCategory}`;
  // Of the items of the site, only slides have an order.
  return list.table === 'site_items' ? sql<SqlBool>`position is not null` : sql<SqlBool>`1 = 1`;
}

/** The place behind the last row. */
export async function nextPosition(tx: Db, list: List): Promise<number> {
  const { last } = await tx
    .selectFrom(list.table)
    .select((row) => row.fn.max('position').as('last'))
    .where(isIn(list))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

/** Leaf categories that products have left in a transaction that closes all gaps at its end. */
const listsLeft = new WeakMap<Db, Set<string>>();

/**
 * From now on rows that leave a list of products in this transaction leave gaps, until `closeGaps`: closing one writes all rows
 * behind it, which thousands of moves would do thousands of times.
 */
export function leaveGaps(tx: Db): void {
  listsLeft.set(tx, new Set());
}

/** Closes all gaps that rows have left since `leaveGaps`. */
export async function closeGaps(tx: Db): Promise<void> {
  const left = listsLeft.get(tx) ?? [];
  listsLeft.delete(tx);
  for (const leafCategory of left)
    await sql`
      with numbered(id, place) as (
        select id, row_number() over (order by position) from products where shelf_id = ${leafCategory}
      )
      update products set position = numbered.place from numbered
      where products.id = numbered.id and products.position <> numbered.place
    `.execute(tx);
}

/** Closes the gap that a row has left. */
export async function closeGap(tx: Db, list: List, position: number): Promise<void> {
  const left = listsLeft.get(tx);
  if (left && list.table === 'products') {
    left.add(list.leafCategory);
    return;
  }
  await tx
    .updateTable(list.table)
    .set({ position: sql`position - 1` })
    .where(isIn(list))
    .where('position', '>', position)
    .execute();
}

/** Makes room at a place, or at the end where that comes before it; answers which it is. */
export async function openGap(tx: Db, list: List, position: number): Promise<number> {
  const place = Math.min(position, await nextPosition(tx, list));
  await tx
    .updateTable(list.table)
    .set({ position: sql`position + 1` })
    .where(isIn(list))
    .where('position', '>=', place)
    .execute();
  return place;
}

/** Moves rows within a list; answers the indices of moves whose row is not in it, and moves nothing if there are any. */
export async function moveRows(tx: Db, list: List, moves: NewOrder): Promise<number[]> {
  const rows = await tx.selectFrom(list.table).select('id').where(isIn(list)).orderBy('position').execute();
  const ids = rows.map((row) => row.id);
  const known = new Set(ids);
  const strangers = moves.flatMap((move, index) => (known.has(move._id) ? [] : [index]));
  if (strangers.length === 0) await writeOrder(tx, list, ids, arrange(ids, moves));
  return strangers;
}

/** The ids of a list after the moves: those that are named at their places, the others around them in their old order. */
function arrange(ids: readonly string[], moves: NewOrder): string[] {
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
async function writeOrder(tx: Db, { table }: List, before: readonly string[], after: readonly string[]) {
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
