import type { SortOrder } from '@varda/contract/list-options';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/*
 * Positions are 1 to n in every subcategory, always. So the last one says how many products there are, and the rows of a page are
 * known without counting those before them: the tenth thousand of a million rows comes as fast as the first ten.
 */

/** How many products each subcategory holds. */
export async function countBySubcategory(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('shelves')
    .select((subcategory) => [
      'id',
      subcategory
        .selectFrom('products')
        .select((product) => product.fn.max('position').as('last'))
        .whereRef('shelf_id', '=', 'shelves.id')
        .as('last'),
    ])
    .execute();
  return new Map(rows.map(({ id, last }) => [id, Number(last ?? 0)]));
}

/** Products of one subcategory, the first and the last position included. */
export interface Range {
  subcategory: string;
  first: number;
  last: number;
}

/** Where the rows of a page stand when subcategories follow one another. */
export function rangesOf(
  subcategories: readonly string[],
  counts: ReadonlyMap<string, number>,
  { limit, offset }: { limit: number; offset: number },
  order: SortOrder,
): Range[] {
  const ranges: Range[] = [];
  let skipped = offset;
  let wanted = limit;
  for (const subcategory of order === 'asc' ? subcategories : subcategories.toReversed()) {
    const count = counts.get(subcategory) ?? 0;
    const taken = Math.min(wanted, Math.max(0, count - skipped));
    if (taken > 0) {
      const first = order === 'asc' ? skipped + 1 : count - skipped - taken + 1;
      ranges.push({ subcategory, first, last: first + taken - 1 });
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
    ({ subcategory, first, last }) =>
      sql`products.shelf_id = ${subcategory} and products.position >= ${first} and products.position <= ${last}`,
  );
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
