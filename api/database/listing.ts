import { defaultPageSize, type SortOrder } from '@varda/contract/list-options';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchPatterns } from '../content/search-text.ts';

/** Whether a row's `search` column holds every word that is searched for. */
export function matches(search: string | undefined, column: string): RawBuilder<SqlBool> {
  const words = searchPatterns(search).map((patterns) => {
    const spellings = patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
    return sql`(${sql.join(spellings, sql` or `)})`;
  });
  return words.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(words, sql` and `)}`;
}

/** Whether a search leaves any row out. */
export function isSearch(search: string | undefined): boolean {
  return searchPatterns(search).length > 0;
}

/** Which rows a page holds. */
export function pageOf({
  page = 1,
  limit = defaultPageSize,
}: {
  page?: number | undefined;
  limit?: number | undefined;
}) {
  return { limit, offset: (page - 1) * limit };
}

/** The sort that a query asks for, else the list's own. A field that is named alone sorts upwards. */
export function sortOf<F extends string>(
  { sortBy, sortOrder }: { sortBy?: F | undefined; sortOrder?: SortOrder | undefined },
  standard: { by: F; order: SortOrder },
): { by: F; order: SortOrder } {
  return { by: sortBy ?? standard.by, order: sortOrder ?? (sortBy ? 'asc' : standard.order) };
}
