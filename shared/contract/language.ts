/** The two languages of every text, in the order in which they are offered. */
export const languages = ['en', 'mk'] as const;

export type Language = (typeof languages)[number];

/** The language of a first visit, and the one that stands in where a text is missing (N-04). */
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'mk' : 'en';
}

/** One text in both languages. An empty string says that the text is missing in that language. */
export type Localized<T = string> = Record<Language, T>;

/** A text that is missing in both languages. Not frozen: a form writes into its copy, and what is frozen is copied as frozen. */
export const noText: Localized = { en: '', mk: '' };

/** Whether a text is there in any language. */
export function isGiven(text: Localized): boolean {
  return languages.some((language) => text[language] !== '');
}
