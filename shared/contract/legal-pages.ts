import { z } from 'zod';
import { timestamps, translated } from './entity.ts';
import { legalPageIds } from './legal-page-titles.ts';
import { listQuery, rowFilters } from './lists.ts';
import { changedTexts, storedTexts, type TextFields } from './text-fields.ts';

/** The texts of a legal page; the text is empty until it is written. */
export const legalPageTexts = {
  title: { kind: 'line', required: 'always' },
  text: { kind: 'rich', required: 'always' },
} as const satisfies TextFields;

export const legalPage = z.object({
  _id: z.enum(legalPageIds),
  ...storedTexts(legalPageTexts),
  ...translated,
  ...timestamps,
});
export type LegalPage = z.infer<typeof legalPage>;

/** What an edit sends; a language that is left out stays as it is. */
export const legalPageChange = z.object(changedTexts(legalPageTexts));

export const legalPagesQuery = listQuery(['title', 'updatedAt']).extend(rowFilters);
