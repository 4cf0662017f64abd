import type { Language } from '@varda/shared/contract/language';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', mk: 'Македонски' };
