import { z } from 'zod';
import { bounds } from './bounds.ts';
import { largestPage, type SortOrder, sortOrders } from './list-options.ts';
import { languageSchema } from './localized.ts';
import { text } from './texts.ts';

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

/** Of a list of texts in two languages: only rows of which one language lacks a text, or lags behind the other one. */
export const translationFilter = { translation: z.enum(['needed']).optional() };
export type TranslationFilter = z.infer<typeof translationFilter.translation>;

/** A list that is asked for page by page. Pages count from 1. */
export function pageQuery<const F extends readonly [string, ...string[]]>(sortFields: F) {
  return listQuery(sortFields).extend({
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(largestPage).optional(),
  });
}

/** How many rows the search matches, over all pages. */
export const totalCount = z.int().min(0);
