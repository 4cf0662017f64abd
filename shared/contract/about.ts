import { z } from 'zod';
import { isEmptyRichText } from './empty-rich-text.ts';
import { id, position, timestamps, translated } from './entity.ts';
import { type Language, languages } from './language.ts';
import { listQuery, rowFilters } from './lists.ts';
import { languageSchema } from './localized.ts';
import { arrangedPicture, shownPicture } from './pictures.ts';
import { changedTexts, newTexts, storedTexts, type TextFields } from './text-fields.ts';
import { text } from './text-schemas.ts';

/** The texts of an entry of the page about us; what is required of them depends on each other (V-03). */
export const aboutTexts = {
  name: { kind: 'line', sorted: true },
  subcategory: { kind: 'line', sorted: true },
  text: { kind: 'rich', sorted: true },
} as const satisfies TextFields;

/** An entry of the page about us. `images` are URLs; `pictures` has the details of each, in the same order. */
export const about = z.object({
  _id: id,
  ...storedTexts(aboutTexts),
  images: z.array(z.string()),
  pictures: z.array(shownPicture),
  position,
  ...translated,
  ...timestamps,
});
export type About = z.infer<typeof about>;

/** Most pictures that one entry may show. */
export const mostAboutPictures = 10;

/** Whether a language of a new entry has a subcategory although it has a name (V-03). */
export function hasSubcategoryBesideName(entry: Pick<About, 'name' | 'subcategory'>, language: Language): boolean {
  return entry.name[language].trim() !== '' && entry.subcategory[language].trim() !== '';
}

/** The order of an entry's pictures, and what they show. Those that are not listed stand behind the others. */
const arrangement = z.array(arrangedPicture).max(2 * mostAboutPictures);

/**
 * What a create sends, next to the files `images`. A text is needed in both languages; in each of them either a name or a
 * subcategory may stand over it, not both (V-03).
 */
export const newAbout = z
  .object({
    ...newTexts(aboutTexts),
    arrangement: arrangement.optional(),
  })
  .superRefine((entry, check) => {
    for (const language of languages) {
      if (isEmptyRichText(entry.text[language]))
        check.addIssue({ code: 'custom', path: ['text', language], message: 'text_in_both' });
      if (hasSubcategoryBesideName(entry, language))
        check.addIssue({ code: 'custom', path: ['subcategory', language], message: 'subcategory_beside_name' });
    }
  });

/**
 * What an edit sends, next to the files `images`, which are added behind those that are there. `removeImages` lists
 * pictures that go, by the URL under which they are served or by their key. A language whose texts are changed needs a
 * name afterwards, and no text (V-03).
 */
export const aboutChange = z.object({
  ...changedTexts(aboutTexts),
  arrangement: arrangement.optional(),
  removeImages: z.array(text(500)).max(100).optional(),
});
export type AboutChange = z.input<typeof aboutChange>;

export const aboutQuery = listQuery(['position', 'name', 'subcategory', 'text', 'createdAt', 'updatedAt']).extend(
  rowFilters,
);
export const aboutSource = z.object({ aboutUsEntries: z.array(about) });

/** The whole entry is deleted; `lang` is the language of the answer's messages (`docs/decisions/009`). */
export const aboutDeletion = z.object({ lang: languageSchema.optional() });
