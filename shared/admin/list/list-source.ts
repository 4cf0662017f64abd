import type { Language } from '@varda/contract/language';
import type { FilterName, pageSizes, SortOrder } from '@varda/contract/list-options';
import type { Filters } from './list-filters.ts';

export interface Sort<Field extends string = string> {
  by: Field;
  order: SortOrder;
}

/** What a list is asked for; the names are those of the query of a list call (S-01). */
export interface ListRequest<Field extends string = string> extends Filters {
  /** Counts from 1. */
  page: number;
  limit: number;
  search: string;
  sortBy: Field;
  sortOrder: SortOrder;
  lang: Language;
}

export interface Page<Row> {
  rows: readonly Row[];
  /** How many rows the search matches, over all pages. */
  totalCount: number;
}

/**
 * Where the rows of a screen come from. It is free of components, so that a remote can name it as a query of its page
 * and have it under way before the page's own code is there.
 */
export interface ListSource<Row, Field extends string = string> {
  /** Begins the query key of every state of this list, and of no other. */
  key: readonly string[];
  /** Who cuts the list into pages: the server sends the page that was asked for, or all rows, for the client to cut. */
  paging: 'server' | 'client';
  /** Columns by which it can be sorted. */
  sortBy: readonly Field[];
  defaultSort: Sort<Field>;
  /** How many rows a page has unless somebody wants more or fewer. */
  pageSize?: (typeof pageSizes)[number];
  /** What it can be narrowed down by. */
  filters?: readonly FilterName[];
  load(request: ListRequest<Field>, signal: AbortSignal): Promise<Page<Row>>;
}
