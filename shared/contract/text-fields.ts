import { z } from 'zod';
import { bounds } from './bounds.ts';
import { type Language, type Localized, noText } from './language.ts';
import { localized, partlyLocalized } from './localized.ts';
import { optionalText, requiredRichText, requiredText, richText } from './text-schemas.ts';

/**
 * One text of an entity, which is written in both languages. What it is stands here alone: schemas, columns of the database,
 * search, sorting and the inputs of the form follow.
 */
export interface TextField {
  /** `line` and `lines` are plain text, of one line or several; `rich` is HTML of the rich text editor. */
  kind: 'line' | 'lines' | 'rich';
  /** Most characters of a plain text; `bounds.name` unless said otherwise. */
  longest?: number;
  /** Required in both languages of something new; `always`: an edit cannot empty it either. */
  required?: 'always' | 'new';
  /** Lists can be sorted by it: the table has columns for its sort keys. */
  sorted?: true;
  /** How the names of its columns begin, where that is not its own name. */
  column?: string;
}

/** The texts of an entity by their names, in the order in which a form asks for them. */
export type TextFields = Readonly<Record<string, TextField>>;

/** The values of an entity's texts; one that is missing in a language is an empty string there. */
export type TextsOf<F extends TextFields> = { -readonly [Name in keyof F]: Localized };

type Text = z.ZodType<string, string>;
type Both = ReturnType<typeof localized<Text>>;
type Omissible = z.ZodDefault<ReturnType<typeof localized<z.ZodDefault<Text>>>>;

type NewTexts<F extends TextFields> = {
  -readonly [Name in keyof F]: F[Name] extends { required: string } ? Both : Omissible;
};
type ChangedTexts<F extends TextFields> = {
  -readonly [Name in keyof F]: z.ZodOptional<ReturnType<typeof partlyLocalized<Text>>>;
};

/** The texts as an entity holds them, for its schema. */
export function storedTexts<F extends TextFields>(fields: F) {
  return shapeOf(fields, () => localized<Text>(z.string())) as { -readonly [Name in keyof F]: Both };
}

/** The texts as a create sends them. */
export function newTexts<F extends TextFields>(fields: F) {
  return shapeOf(fields, (field) =>
    field.required ? localized(schemaOf(field, true)) : localized(schemaOf(field, false).default('')).default(noText),
  ) as NewTexts<F>;
}

/** The texts as an edit sends them: any of them, in any language. */
export function changedTexts<F extends TextFields>(fields: F) {
  return shapeOf(fields, (field) =>
    partlyLocalized(schemaOf(field, field.required === 'always')).optional(),
  ) as ChangedTexts<F>;
}

/** Names of the texts, in their order. */
export function namesOf<F extends TextFields>(fields: F) {
  return Object.keys(fields) as (keyof F & string)[];
}

/** Names of the texts that an edit cannot empty. */
export function requiredTexts<F extends TextFields>(fields: F) {
  return namesOf(fields).filter((name) => fields[name]?.required === 'always');
}

/** What a form for something new begins with. */
export function emptyTexts<F extends TextFields>(fields: F): TextsOf<F> {
  return shapeOf(fields, () => noText) as TextsOf<F>;
}

/** The texts of something that has more than them; one that an older server does not know yet is missing. */
export function pickTexts<F extends TextFields>(fields: F, source: TextsOf<F>): TextsOf<F> {
  return shapeOf(fields, (_, name) => source[name] ?? noText) as TextsOf<F>;
}

function schemaOf({ kind, longest = bounds.name }: TextField, isRequired: boolean): Text {
  if (kind === 'rich') return isRequired ? requiredRichText : richText;
  return isRequired ? requiredText(longest) : optionalText(longest);
}

function shapeOf<F extends TextFields>(fields: F, make: (field: TextField, name: keyof F & string) => unknown) {
  return Object.fromEntries(namesOf(fields).map((name) => [name, make(fields[name] as TextField, name)]));
}

type Name<F extends TextFields, N extends keyof F> = F[N] extends { column: infer C extends string } ? C : N & string;
/** The names of those by which lists can be sorted. */
export type SortedIn<F extends TextFields> = { [N in keyof F]: F[N] extends { sorted: true } ? N : never }[keyof F];

/** The columns that hold the texts: `name_en`, `name_mk`. */
export type TextColumns<F extends TextFields> = { -readonly [N in keyof F as `${Name<F, N>}_${Language}`]: string };

/** Those that are derived from them: sort keys `name_sort_en`, `name_sort_mk`, and what a search looks through. */
export type DerivedColumns<F extends TextFields> = {
  -readonly [N in SortedIn<F> as `${Name<F, N>}_sort_${Language}`]: string;
} & { search: string };
