import { z } from 'zod';
import { id, timestamps, translated } from './entity.ts';
import { listQuery, rowFilters } from './lists.ts';
import { newPicture, pictured, pictureEdit } from './pictures.ts';
import { changedTexts, newTexts, storedTexts, type TextFields } from './text-fields.ts';

/** The texts of a block of the contact page. */
export const contactInfoTexts = {
  name: { kind: 'line', required: 'always', sorted: true },
  description: { kind: 'rich', required: 'always', sorted: true },
} as const satisfies TextFields;

/** A block of the contact page. */
export const contactInfo = z.object({
  _id: id,
  ...storedTexts(contactInfoTexts),
  ...pictured,
  ...translated,
  ...timestamps,
});
export type ContactInfo = z.infer<typeof contactInfo>;

/** What a create sends, next to an optional file `image`. */
export const newContactInfo = z.object({
  ...newTexts(contactInfoTexts),
  ...newPicture,
});

/** What an edit sends, next to an optional file `image`: any part of it, in any language. */
export const contactInfoChange = z.object({
  ...changedTexts(contactInfoTexts),
  ...pictureEdit,
});

export const contactInfoQuery = listQuery(['createdAt', 'updatedAt', 'name', 'description']).extend(rowFilters);
