import type { SortOrder } from '@varda/contract/list-options';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/*
 * Positions are 1 to n on every shelf, always. So the last one says how many products there are, and the rows of a page are
 * known without counting those before them: the tenth thousand of a million rows comes as fast as the first ten.
 */

/** How many products each shelf holds. */
export async function countByShelf(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('shelves')
    .select((shelf) => [
      'id',
      shelf
        .selectFrom('products')
        .select((product) => product.fn.max('position').as('last'))
        .whereRef('shelf_id', '=', 'shelves.id')
        .as('last'),
    ])
    .execute();
  return new Map(rows.map(({ id, last }) => [id, Number(last ?? 0)]));
}

/** Products of one shelf, the first and the last position included. */
export interface Range {
  shelf: string;
  first: number;
  last: number;
}

/** Where the rows of a page stand when shelves follow one another. */
export function rangesOf(
  shelves: readonly string[],
  counts: ReadonlyMap<string, number>,
  { limit, offset }: { limit: number; offset: number },
  order: SortOrder,
): Range[] {
  const ranges: Range[] = [];
  let skipped = offset;
  let wanted = limit;
  for (const shelf of order === 'asc' ? shelves : shelves.toReversed()) {
    const count = counts.get(shelf) ?? 0;
    const taken = Math.min(wanted, Math.max(0, count - skipped));
    if (taken > 0) {
      const first = order === 'asc' ? skipped + 1 : count - skipped - taken + 1;
      ranges.push({ shelf, first, last: first + taken - 1 });
    }
    wanted -= taken;
    skipped = Math.max(0, skipped - count);
  }
  return ranges;
}

/** Whether a product stands in one of the ranges. */
export function isWithin(ranges: readonly Range[]): RawBuilder<SqlBool> {
  if (ranges.length === 0) return sql<SqlBool>`1 = 0`;
  const parts = ranges.map(
    ({ shelf, first, last }) =>
      sql`products.shelf_id = ${shelf} and products.position >= ${first} and products.position <= ${last}`,
  );
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
