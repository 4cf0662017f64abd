import { type Language, type Localized, otherLanguage } from '@varda/contract/language';

export interface Shown {
  text: string;
  /** Set where the text stands in another language than the page: for the `lang` attribute. */
  lang?: Language;
}

/** The text in the page's language; where it is missing, the other language's, marked as such. */
export function inLanguage(text: Localized, language: Language): Shown {
  if (text[language] !== '') return { text: text[language] };
  const other = otherLanguage(language);
  return text[other] === '' ? { text: '' } : { text: text[other], lang: other };
}
