import { z } from 'zod';
import { timestamps, translated } from './entity.ts';
import { legalPageIds } from './legal-page-titles.ts';
import { listQuery } from './lists.ts';
import { localized, partlyLocalized } from './localized.ts';
import { requiredRichText, requiredText } from './texts.ts';

const both = localized(z.string());

export const legalPage = z.object({
  _id: z.enum(legalPageIds),
  title: both,
  /** Rich text; empty until it is written. */
  text: both,
  ...translated,
  ...timestamps,
});
export type LegalPage = z.infer<typeof legalPage>;

/** What an edit sends; a language that is left out stays as it is. */
export const legalPageChange = z.object({
  title: partlyLocalized(requiredText()).optional(),
  text: partlyLocalized(requiredRichText).optional(),
});

export const legalPagesQuery = listQuery(['title', 'updatedAt']);
