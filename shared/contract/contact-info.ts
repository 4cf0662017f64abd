import { z } from 'zod';
import { id, timestamps, translated } from './entity.ts';
import { listQuery, translationFilter } from './lists.ts';
import { localized, partlyLocalized } from './localized.ts';
import { newPicture, pictured, pictureEdit } from './pictures.ts';
import { requiredRichText, requiredText } from './texts.ts';

const both = localized(z.string());

/** A block of the contact page; its description is rich text. */
export const contactInfo = z.object({
  _id: id,
  name: both,
  description: both,
  ...pictured,
  ...translated,
  ...timestamps,
});
export type ContactInfo = z.infer<typeof contactInfo>;

/** What a create sends, next to an optional file `image`. */
export const newContactInfo = z.object({
  name: localized(requiredText()),
  description: localized(requiredRichText),
  ...newPicture,
});

/** What an edit sends, next to an optional file `image`: any part of it, in any language. */
export const contactInfoChange = z.object({
  name: partlyLocalized(requiredText()).optional(),
  description: partlyLocalized(requiredRichText).optional(),
  ...pictureEdit,
});

export const contactInfoQuery = listQuery(['createdAt', 'updatedAt', 'name', 'description']).extend(translationFilter);
