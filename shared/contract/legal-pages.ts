import { z } from 'zod';
import { timestamps, translated } from './entity.ts';
import type { Localized } from './language.ts';
import { listQuery } from './lists.ts';
import { localized, partlyLocalized } from './localized.ts';
import { requiredRichText, requiredText } from './texts.ts';

/** Pages that a manufacturer has to have. Their texts are edited; there are always these, and no others. */
export const legalPageIds = ['privacy', 'side-effects'] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** What they are called until somebody gives them another title. */
export const legalPageTitles: Record<LegalPageId, Localized> = {
  privacy: { en: 'Privacy', mk: 'Приватност' },
  'side-effects': { en: 'Reporting side effects', mk: 'Пријавување несакани дејства' },
};

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
