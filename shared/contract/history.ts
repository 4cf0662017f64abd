import { z } from 'zod';
import { hasMedia, isEmptyRichText } from './empty-rich-text.ts';
import { id, position, timestamps, translated } from './entity.ts';
import { languages } from './language.ts';
import { listQuery, rowFilters } from './lists.ts';
import { changedTexts, newTexts, storedTexts, type TextFields } from './text-fields.ts';
import { richText } from './text-schemas.ts';

/** The text of a stop of the timeline, which may be missing in one of the languages (V-06). */
export const historyTexts = { text: { kind: 'rich', sorted: true } } as const satisfies TextFields;

/** A stop of the timeline. */
export const history = z.object({ _id: id, ...storedTexts(historyTexts), position, ...translated, ...timestamps });
export type History = z.infer<typeof history>;

/** Whether a text of the timeline says or shows something: words, an image, a video or an iframe (V-06). */
export function hasHistoryText(html: string): boolean {
  return !isEmptyRichText(html) || hasMedia(html);
}

/** For the form of an edit: the text of the language that is edited. */
export const requiredHistoryText = richText.refine(hasHistoryText, { error: 'text_required' });

/** What a create sends: the text in at least one language. */
export const newHistory = z.object(newTexts(historyTexts)).superRefine(({ text }, check) => {
  if (languages.some((language) => hasHistoryText(text[language]))) return;
  for (const language of languages)
    check.addIssue({ code: 'custom', path: ['text', language], message: 'text_in_either' });
});

/** What an edit sends. A language that has a text keeps one; one without may stay so. */
export const historyChange = z.object(changedTexts(historyTexts));

export const historyQuery = listQuery(['position', 'text', 'createdAt', 'updatedAt']).extend(rowFilters);
