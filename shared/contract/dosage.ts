import { z } from 'zod';
import { id, timestamps, translated } from './entity.ts';
import { listQuery, translationFilter } from './lists.ts';
import { localized, partlyLocalized } from './localized.ts';
import { newPicture, pictured } from './pictures.ts';
import { requiredRichText, requiredText } from './texts.ts';
import { yesOrNo } from './yes-or-no.ts';

const both = localized(z.string());

export const dosage = z.object({ _id: id, name: both, text: both, ...pictured, ...translated, ...timestamps });
export type Dosage = z.infer<typeof dosage>;

/** What a create sends, next to the file `image`, which is required. */
export const newDosage = z.object({
  name: localized(requiredText()),
  text: localized(requiredRichText),
  ...newPicture,
});

/** What an edit sends, next to an optional file `image`. */
export const dosageChange = z.object({
  name: partlyLocalized(requiredText()).optional(),
  text: partlyLocalized(requiredRichText).optional(),
  ...newPicture,
  removeImageMk: yesOrNo.optional(),
});

export const dosageQuery = listQuery(['createdAt', 'updatedAt', 'name']).extend(translationFilter);
