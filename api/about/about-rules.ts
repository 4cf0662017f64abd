import { type About, type AboutChange, aboutTexts, mostAboutPictures } from '@varda/contract/about';
import { hasMedia, isEmptyRichText } from '@varda/contract/empty-rich-text';
import { type Language, type Localized, languages } from '@varda/contract/language';
import { namesOf, type TextsOf } from '@varda/contract/text-fields';
import { cleanIllustrated } from '../content/illustrated-text.ts';
import type { PartlyLocalized } from '../content/localized-columns.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * The texts of a new entry as they are stored: rich text that may be aligned, and show pictures and videos.
 *
 * @throws HttpError with the field named, if nothing can be read in one of them or a picture is no longer there
 */
export async function cleanNewText(db: Db, html: Localized): Promise<Localized> {
  const text = await cleanIllustrated(db, html, 'text');
  refuse(
    languages
      .filter((language) => isEmptyRichText(text[language]))
      .map((language) => [`text.${language}`, ruleTexts.text_in_both]),
  );
  return text;
}

/** The same of an edit, which may empty them. */
export async function cleanChangedText<T extends PartlyLocalized>(db: Db, html: T): Promise<T> {
  const text = await cleanIllustrated(db, html, 'text');
  for (const language of languages)
    if (text[language] !== undefined && isEmptyRichText(text[language]) && !hasMedia(text[language]))
      text[language] = '';
  return text;
}

/** Refuses an edit that leaves a language without a name, if it changes the texts of that language (V-03). */
export function requireName(before: About, after: TextsOf<typeof aboutTexts>, change: AboutChange): void {
  const names = languages.filter((language) => change.name?.[language] !== undefined);
  const isWithout = names.length > 0 && names.every((language) => !after.name[language]);
  const isChanged = (language: Language) =>
    namesOf(aboutTexts).some((field) => before[field][language] !== after[field][language]);
  refuse(
    languages
      .filter((language) => !after.name[language])
      .filter((language) => isChanged(language) || (isWithout && names.includes(language)))
      .map((language) => [`name.${language}`, ruleTexts.required]),
  );
}

/** Refuses more pictures than an entry may show. */
export function requireRoom(count: number): void {
  if (count > mostAboutPictures) refuse([['images', ruleTexts.too_many_files]]);
}

function refuse(fields: [path: string, text: Localized][]): void {
  if (fields.length > 0) throw new HttpError('invalid', { fields: Object.fromEntries(fields) });
}
