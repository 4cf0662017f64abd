import { z } from 'zod';
import { bounds } from './bounds.ts';
import { department } from './departments.ts';
import { id, timestamps, translated } from './entity.ts';
import { pageQuery, rowFilters, totalCount } from './lists.ts';
import { languageSchema, localized, partlyLocalized } from './localized.ts';
import { changedTexts, newTexts, storedTexts, type TextFields } from './text-fields.ts';
import { optionalText } from './text-schemas.ts';
import { yesOrNo } from './yes-or-no.ts';

/** The texts of a vacancy. */
export const careerTexts = {
  /** The title of the position. */
  vacancy: { kind: 'line', required: 'always', sorted: true },
  shortDescription: { kind: 'lines', longest: bounds.line, required: 'always', sorted: true, column: 'short' },
  description: { kind: 'rich', required: 'always' },
} as const satisfies TextFields;

/** Who made or changed a vacancy; null where nobody did, and for readers without a session. */
const person = z.object({ name: z.string() }).nullable();

export const career = z.object({
  _id: id,
  ...storedTexts(careerTexts),
  department: localized(z.string()),
  /** Whether it is public in a language. */
  active: localized(z.boolean()),
  jobType: z.string(),
  createdBy: person,
  updatedBy: person,
  ...translated,
  ...timestamps,
});
export type Career = z.infer<typeof career>;

const active = z.boolean().or(partlyLocalized(z.boolean()));

/** `active` as it is stored: a boolean counts for both languages, what is missing is true. */
export function expandActive(given: z.infer<typeof active> | undefined): Career['active'] {
  if (typeof given === 'boolean') return { en: given, mk: given };
  return { en: given?.en ?? true, mk: given?.mk ?? true };
}

/**
 * What a create sends: title, short description and description in both languages (V-01). Without a department it
 * is the first one, without `jobType` that is empty.
 */
export const newCareer = z.object({
  ...newTexts(careerTexts),
  department: department.optional(),
  active: active.optional(),
  jobType: optionalText().optional(),
});

/** What an edit sends: any part of it, in any language. */
export const careerChange = z.object({
  ...changedTexts(careerTexts),
  department: department.optional(),
  active: active.optional(),
  jobType: optionalText().optional(),
});

/**
 * Whose view is wanted: `active=true` asks for what the public sees in `lang`, whoever asks; `active=false` for the rest.
 * Without it staff see everything, and whoever sends no token what the public sees.
 */
const view = { active: yesOrNo.optional() };

export const careersQuery = pageQuery([
  'createdAt',
  'updatedAt',
  'vacancy',
  'shortDescription',
  'department',
  'jobType',
])
  .extend(rowFilters)
  /** For staff: those that visitors do not see in a language. */
  .extend({ offSite: languageSchema.optional() })
  .extend(view);
export const careersPage = z.object({ careers: z.array(career), totalCount });

export const careerQuery = z.object({ lang: languageSchema.optional(), ...view });
