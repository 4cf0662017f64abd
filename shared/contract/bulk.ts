import { z } from 'zod';
import { bounds } from './bounds.ts';
import { bulkKinds, mostBulkRows } from './bulk-options.ts';
import { department } from './departments.ts';
import { id } from './entity.ts';
import { localized, partlyLocalized } from './localized.ts';
import { newAlt } from './pictures.ts';
import { formOrNone } from './products.ts';
import { text } from './text-schemas.ts';

export const bulkEntity = z.object({ entity: z.enum(bulkKinds) });
export const madeBulkChange = bulkEntity.extend({ id });

/**
 * A change of many rows: all of them, or none. What is left out stays; which kind has what, `bulkFields` says.
 */
export const bulkChange = z.object({
  /** Each with the version that somebody has seen. */
  rows: z
    .array(z.object({ _id: id, __v: z.int().min(0) }))
    .min(1, { error: 'no_row' })
    .max(mostBulkRows)
    .refine((rows) => new Set(rows.map(({ _id }) => _id)).size === rows.length, { error: 'row_twice' }),
  change: z.object({
    department: department.optional(),
    active: partlyLocalized(z.boolean()).optional(),
    form: formOrNone.optional(),
    categoryName: text(bounds.name).optional(),
    /** `{name}` stands for the name of the row in the same language. */
    imageAlt: newAlt.optional(),
  }),
  /** Alternative texts that there are stay. */
  keepsAlt: z.boolean().optional(),
  /** Nothing is changed: the answer tells what would be. */
  dryRun: z.boolean().optional(),
});
export type BulkChange = z.output<typeof bulkChange>;

const bulkRow = z.object({
  _id: id,
  title: localized(z.string()),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** Why it is refused. */
  reason: localized(z.string()).nullable(),
});
export type BulkRow = z.infer<typeof bulkRow>;

/** By `_id` it is undone. */
export const bulkResult = z.object({ _id: id, rows: z.array(bulkRow) });
export type BulkResult = z.infer<typeof bulkResult>;
