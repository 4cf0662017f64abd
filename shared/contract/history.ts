import { z } from 'zod';
import { id, position, timestamps, translated } from './entity.ts';
import { languages, noText } from './language.ts';
import { listQuery, translationFilter } from './lists.ts';
import { localized, partlyLocalized } from './localized.ts';
import { hasMedia, isEmptyRichText } from './rich-text.ts';
import { richText } from './texts.ts';

/** A stop of the timeline. The text may be missing in one of the languages. */
export const history = z.object({ _id: id, text: localized(z.string()), position, ...translated, ...timestamps });
export type History = z.infer<typeof history>;

/** Whether a text of the timeline says or shows something: words, an image, a video or an iframe (V-06). */
export function hasHistoryText(html: string): boolean {
  return !isEmptyRichText(html) || hasMedia(html);
}

/** For the form of an edit: the text of the language that is edited. */
export const requiredHistoryText = richText.refine(hasHistoryText, { error: 'text_required' });

/** What a create sends: the text in at least one language. */
export const newHistory = z
  .object({ text: localized(richText.default('')).default(noText) })
  .superRefine(({ text }, check) => {
    if (languages.some((language) => hasHistoryText(text[language]))) return;
    for (const language of languages)
      check.addIssue({ code: 'custom', path: ['text', language], message: 'text_in_either' });
  });

/** What an edit sends. A language that has a text keeps one; one without may stay so. */
export const historyChange = z.object({ text: partlyLocalized(richText).optional() });

export const historyQuery = listQuery(['position', 'text', 'createdAt', 'updatedAt']).extend(translationFilter);
