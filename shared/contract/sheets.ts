import { z } from 'zod';
import { bounds } from './bounds.ts';
import { author } from './edit-history.ts';
import { editedKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';
import { localized } from './localized.ts';
import { rowOutcomes, sheetBounds, sheetFormats } from './sheet-options.ts';
import { text } from './text-schemas.ts';

/** What a file brings rows of: everything that has a history, but for the parts of the site, which are no rows of one shape. */
const sheetKind = z.enum(editedKinds).exclude(['site-content']);
export type SheetKind = z.infer<typeof sheetKind>;

/** The lists that are exported. */
const exported = z.enum([...sheetKind.options, 'users', 'contact-messages']);
export type ExportedList = z.infer<typeof exported>;

export const exportedList = z.object({ entity: exported });

/** Beside it stands the query of the list's own call. Of products `category` is the list, as `GET /products/:categoryId` has it. */
export const exportQuery = z.looseObject({ format: z.enum(sheetFormats), category: text(bounds.name).optional() });

export const importedEntity = z.object({ entity: sheetKind });

export const sheetFiles = { file: { most: 1, required: true, isRead: true } } as const;

/** The key of a column, which is the path of a value: `name.en`. */
const columnKey = text(60);

/**
 * What is said of a file: which of its columns is which, an empty key for those that are left out; without it they are known by their headings.
 * `category` is the category path of new products that name none.
 */
export const sheetToCheck = z.object({
  mapping: z.array(columnKey).max(sheetBounds.columns).optional(),
  category: text(bounds.name).optional(),
});

/** `plan` is that of the check: if the import would do anything else by now, it is refused. */
export const checkedImport = sheetToCheck.extend({ plan: text(64).min(1) });

/** What becomes of a row of the file. `fields` are the keys of the columns that change, `reasons` say why it is refused. */
const sheetRow = z.object({
  /** As a spreadsheet counts it: the headings are row 1. */
  row: z.int().min(2),
  outcome: z.enum(rowOutcomes),
  title: localized(z.string()),
  fields: z.array(z.string()),
  reasons: z.array(localized(z.string())),
});
export type SheetRow = z.infer<typeof sheetRow>;

const counts = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });

export const sheetCheck = z.object({
  /** The columns of the file: heading, a first value, and the key of what it was taken for. */
  columns: z.array(z.object({ heading: z.string(), sample: z.string(), key: z.string() })),
  /** What a column can be. */
  keys: z.array(z.object({ key: z.string(), heading: localized(z.string()) })),
  rows: z.array(sheetRow),
  counts,
  plan: z.string(),
});
export type SheetCheck = z.infer<typeof sheetCheck>;

export const madeImport = z.object({ _id: id, counts });
export type MadeImport = z.infer<typeof madeImport>;

/** `count`: how many rows it made or changed. */
export const importsOfEntity = z.array(z.object({ _id: id, at: moment, by: author, count: z.int() }));

export const importOfSheet = importedEntity.extend({ id });

/** How many rows are as they were before, and which ones are not. */
export const undoneImport = z.object({
  undone: z.int(),
  kept: z.array(z.object({ title: localized(z.string()), reason: localized(z.string()) })),
});
export type UndoneImport = z.infer<typeof undoneImport>;
