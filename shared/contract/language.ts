import { z } from 'zod';

/** The two languages of every text, in the order in which they are offered. */
export const languages = ['en', 'mk'] as const;

export type Language = (typeof languages)[number];

/** The language of a first visit, and the one that stands in where a text is missing (`spec.md` §1). */
export const defaultLanguage: Language = 'en';

export const languageSchema = z.enum(languages);

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'mk' : 'en';
}

/** One text in both languages. An empty string says that the text is missing in that language. */
export type Localized<T = string> = Record<Language, T>;

/** Both languages with the same rule: what an entity holds, and what a create sends. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.object({ en: schema, mk: schema });
}

/** Any of the languages: what an edit sends. A language that is left out stays byte for byte as it was. */
export function partlyLocalized<T extends z.ZodType>(schema: T) {
  return z.object({ en: schema.optional(), mk: schema.optional() });
}
