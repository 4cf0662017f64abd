import { type Language, otherLanguage } from '@varda/contract/language';

/** What the document leaves out of a query's rows, by the names of properties at any depth. What is left out is an empty text. */
interface DehydrateOptions {
  /** Texts that the page shows in its own language, and asks nothing of in the other: that one stays behind where there is the own. */
  inOneLanguage?: readonly string[];
  /** Texts that it does not show. */
  notShown?: readonly string[];
}

declare module '@tanstack/react-query' {
  interface Register {
    /** `dehydrated`: what of its rows a document takes along to the browser; all of it unless said otherwise. */
    queryMeta: { dehydrated?: false | DehydrateOptions };
  }
}

/** The rows without what the page does not show: they stand in its document a second time, beside what is rendered of them. */
export function withoutUnusedTexts(
  rows: unknown,
  { inOneLanguage = [], notShown = [] }: DehydrateOptions,
  language: Language,
): unknown {
  const partsOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(partsOf);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, partOf(name, part)]));
  };
  const partOf = (name: string, part: unknown) => {
    if (notShown.includes(name)) return emptied(part);
    if (inOneLanguage.includes(name) && isObject(part) && part[language])
      return { ...part, [otherLanguage(language)]: '' };
    return partsOf(part);
  };
  return partsOf(rows);
}

function emptied(text: unknown): unknown {
  return isObject(text) ? Object.fromEntries(Object.keys(text).map((language) => [language, ''])) : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
