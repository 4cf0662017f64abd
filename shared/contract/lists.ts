import { z } from 'zod';
import { bounds } from './bounds.ts';
import { id } from './entity.ts';
import {
  draftFilters,
  type FilterName,
  largestPage,
  type SortOrder,
  sortOrders,
  translationFilters,
} from './list-options.ts';
import { languageSchema } from './localized.ts';
import { text } from './text-schemas.ts';

/** The long words are accepted beside the short ones: calls of S-01 send `ascending` and `descending`. */
const inLongWords = { ascending: 'asc', descending: 'desc' } as const;
const sortOrder = z
  .enum([...sortOrders, 'ascending', 'descending'])
  .transform((order): SortOrder => (order === 'ascending' || order === 'descending' ? inLongWords[order] : order));

const search = text(bounds.search).optional();
const lang = languageSchema.optional();

/**
 * The query of a list: `search` looks in both languages, `lang` decides the alphabet of the sort, ties are broken by
 * `_id`. Unknown keys are ignored.
 */
export function listQuery<const F extends readonly [string, ...string[]]>(sortFields: F) {
  return z.object({
    lang,
    search,
    sortBy: z.enum(sortFields).optional(),
    sortOrder: sortOrder.optional(),
  });
}

/** A day in Skopje, `2026-11-25`. */
const day = z.iso.date().optional();

/** Only rows that were made on these days, the first and the last one included. */
export const createdFilter = { createdFrom: day, createdTo: day };

/** Only rows that were made, and saved last, on these days. */
export const momentFilters = { ...createdFilter, updatedFrom: day, updatedTo: day };
export type MomentFilters = z.output<z.ZodObject<typeof momentFilters>>;

/** What every list of content can be narrowed down by; all of it holds at once. */
export const rowFilters = {
  translation: z.enum(translationFilters).optional(),
  /** For staff, see `staffFilterNames`. */
  draft: z.enum(draftFilters).optional(),
  /** Id of the account that made the row. */
  createdBy: id.optional(),
  /** Id of the account that saved it last. */
  updatedBy: id.optional(),
  ...momentFilters,
} satisfies Record<Exclude<FilterName, 'entity' | 'offSite' | 'role' | 'secondFactor' | 'access'>, z.ZodType>;
export type RowFilters = z.output<z.ZodObject<typeof rowFilters>>;

/** A list that is asked for page by page. Pages count from 1. */
export function pageQuery<const F extends readonly [string, ...string[]]>(sortFields: F) {
  return listQuery(sortFields).extend({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(largestPage).optional(),
  });
}

/** How many rows the search matches, over all pages. */
export const totalCount = z.int().min(0);
