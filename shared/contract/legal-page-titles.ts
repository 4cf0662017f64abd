import type { Localized } from './language.ts';

/** Pages that a manufacturer has to have. Their texts are edited; there are always these, and no others. */
export const legalPageIds = ['privacy', 'side-effects'] as const;
export type LegalPageId = (typeof legalPageIds)[number];

/** What they are called until somebody gives them another title. */
export const legalPageTitles: Record<LegalPageId, Localized> = {
  privacy: { en: 'Privacy', mk: 'Приватност' },
  'side-effects': { en: 'Reporting side effects', mk: 'Пријавување несакани дејства' },
};
