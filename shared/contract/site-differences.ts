import { type Language, type Localized, languages } from './language.ts';

/** A text or value of an item of the site that is not as in the original. */
export interface SiteDifference {
  /** Of the value in a form: `title.en`, `link`. */
  path: string;
  name: string;
  /** Of a text. */
  language?: Language;
  original: string;
  value: string;
}

/**
 * What is not as in the original, in the order of its fields.
 *
 * @param values by their names; one that is missing counts as the original
 */
export function siteDifferences(
  original: Readonly<Record<string, Localized | string>>,
  values: Readonly<Partial<Record<string, unknown>>>,
): SiteDifference[] {
  const differences = Object.entries(original).flatMap(([name, was]): SiteDifference[] => {
    const value = values[name] ?? was;
    if (typeof was === 'string') return [{ path: name, name, original: was, value: value as string }];
    return languages.map((language) => {
      const path = `${name}.${language}`;
      return { path, name, language, original: was[language], value: (value as Localized)[language] };
    });
  });
  return differences.filter(({ value, original }) => value !== original);
}
