import { z } from 'zod';
import { id, timestamps, translated } from './entity.ts';
import { listQuery, rowFilters } from './lists.ts';
import { newPicture, pictured } from './pictures.ts';
import { changedTexts, newTexts, storedTexts, type TextFields } from './text-fields.ts';
import { yesOrNo } from './yes-or-no.ts';

/** The texts of a dosage entry. */
export const dosageTexts = {
  name: { kind: 'line', required: 'always', sorted: true },
  text: { kind: 'rich', required: 'always' },
} as const satisfies TextFields;

export const dosage = z.object({ _id: id, ...storedTexts(dosageTexts), ...pictured, ...translated, ...timestamps });
export type Dosage = z.infer<typeof dosage>;

/** What a create sends, next to the file `image`, which is required. */
export const newDosage = z.object({
  ...newTexts(dosageTexts),
  ...newPicture,
});

/** What an edit sends, next to an optional file `image`. */
export const dosageChange = z.object({
  ...changedTexts(dosageTexts),
  ...newPicture,
  removeImageMk: yesOrNo.optional(),
});

export const dosageQuery = listQuery(['createdAt', 'updatedAt', 'name']).extend(rowFilters);
