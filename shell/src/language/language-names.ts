import type { Language } from '@varda/contract/language';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', mk: 'Македонски' };
