import type { SortOrder } from '@varda/contract/list-options';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

/*
 * Positions are 1 to n in every leaf category, always. So the last one says how many products there are, and the rows of a page are
 * known without counting those before them: the tenth thousand of a million rows comes as fast as the first ten.
 */

/** How many products each leaf category holds. */
export async function countByLeafCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('shelves')
    .select((leafCategory) => [
      'id',
      leafCategory
        .selectFrom('products')
        .select((product) => product.fn.max('position').as('last'))
        .whereRef('shelf_id', '=', 'shelves.id')
        .as('last'),
    ])
    .execute();
  return new Map(rows.map(({ id, last }) => [id, Number(last ?? 0)]));
}

/** Products of one leaf category, the first and the last position included. */
interface Range {
  leafCategory: string;
  first: number;
  last: number;
}

/** Where the rows of a page stand when leaf categories follow one another. */
export function rangesOf(
  leafCategories: readonly string[],
  counts: ReadonlyMap<string, number>,
  { limit, offset }: { limit: number; offset: number },
  order: SortOrder,
): Range[] {
  const ranges: Range[] = [];
  let skipped = offset;
  let wanted = limit;
  for (const leafCategory of order === 'asc' ? leafCategories : leafCategories.toReversed()) {
    const count = counts.get(leafCategory) ?? 0;
    const taken = Math.min(wanted, Math.max(0, count - skipped));
    if (taken > 0) {
      const first = order === 'asc' ? skipped + 1 : count - skipped - taken + 1;
      ranges.push({ leafCategory, first, last: first + taken - 1 });
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
    ({ leafCategory, first, last }) =>
      sql`products.shelf_id = ${leafCategory} and products.position >= ${first} and products.position <= ${last}`,
  );
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}
