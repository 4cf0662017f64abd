import { z } from 'zod';
import { id, moment } from './entity.ts';
import { languageSchema } from './localized.ts';

/** Most pages of one kind that are listed, so that the answer has a bound: 20 MB. */
export const mostSitePages = 200_000;

/**
 * The public pages of single entities, each with the moment of its last change. Pages that list entities have none: nothing
 * is left of an entry that is removed.
 */
export const sitePages = z.object({
  products: z.array(z.object({ _id: id, updatedAt: moment })),
  /** With the languages in which a vacancy is public. */
  careers: z.array(z.object({ _id: id, languages: z.array(languageSchema).min(1), updatedAt: moment })),
});
export type SitePages = z.infer<typeof sitePages>;
