import { hasHistoryText } from '@varda/contract/history';
import { type Localized, languages } from '@varda/contract/language';
import { cleanIllustrated } from '../content/illustrated-text.ts';
import type { PartlyLocalized } from '../content/localized-columns.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

/** Texts as they are stored: rich text that may be aligned, and show pictures and videos; one that says and shows nothing is missing. */
export async function cleanHistoryText<T extends PartlyLocalized>(db: Db, html: T): Promise<T> {
  const texts = await cleanIllustrated(db, html, 'text');
  for (const language of languages)
    if (texts[language] !== undefined && !hasHistoryText(texts[language])) texts[language] = '';
  return texts;
}

/** Refuses an entry without any text, and an edit that takes a language its text (V-06). */
export function requireText(before: Localized, after: Localized): void {
  const lost = languages.filter((language) => hasHistoryText(before[language]) && !hasHistoryText(after[language]));
  const hasAny = languages.some((language) => hasHistoryText(after[language]));
  const missing = lost.length > 0 || hasAny ? lost : languages;
  if (missing.length === 0) return;
  const text = lost.length > 0 ? ruleTexts.text_required : ruleTexts.text_in_either;
  const fields = missing.map((language) => [`text.${language}`, text] as const);
  throw new HttpError('invalid', { fields: Object.fromEntries(fields) });
}
