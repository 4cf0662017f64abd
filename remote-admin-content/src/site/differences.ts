import { type Language, languages } from '@varda/contract/language';
import type { SiteItem } from '@varda/contract/site-items';

/** A text or value that is not as in the original. */
export interface Difference {
  /** Of the value in a form: `title.en`, `link`. */
  path: string;
  name: string;
  /** Of a text. */
  language?: Language;
  original: string;
}

type Values = Readonly<Partial<Record<string, unknown>>>;

/** What is not as in the original, in the order of the fields. */
export function differencesOf({ original }: Pick<SiteItem, 'original'>, values: Values): Difference[] {
  return Object.entries(original).flatMap(([name, was]): Difference[] => {
    const value = values[name];
    if (typeof was === 'string') return value === was ? [] : [{ path: name, name, original: was }];
    const texts = value as Partial<Record<Language, string>> | undefined;
    return languages.flatMap((language) =>
      texts?.[language] === was[language]
        ? []
        : [{ path: `${name}.${language}`, name, language, original: was[language] }],
    );
  });
}
