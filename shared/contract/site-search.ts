import { z } from 'zod';
import { bounds } from './bounds.ts';
import { languageSchema } from './localized.ts';
import { text } from './text-schemas.ts';

export const siteSearchQuery = z.object({ q: text(bounds.question).optional(), lang: languageSchema.optional() });

/** What a result leads to. */
const resultKinds = ['product', 'category', 'vacancy', 'page'] as const;

export const siteSearchResults = z.object({
  /** The best first. */
  results: z.array(
    z.object({
      kind: z.enum(resultKinds),
      /** Of the product or the vacancy, the category's id, or the path of the page. */
      id: z.string(),
      title: z.string(),
      /** The beginning of what it says. */
      text: z.string(),
    }),
  ),
});
export type SiteSearchResult = z.infer<typeof siteSearchResults>['results'][number];
