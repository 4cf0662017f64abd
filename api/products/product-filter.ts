import { formCodes } from '@varda/contract/product-forms';
import type { productFacets, productFilter } from '@varda/contract/products';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShelfRow } from '../catalogue/catalogue.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

export type ProductFilter = z.output<z.ZodObject<typeof productFilter>>;

/** The shelves that a filter leaves of a category's. Lines of another category are refused. */
export function shelvesWithin(shelves: readonly ShelfRow[], { subcategory }: ProductFilter): readonly ShelfRow[] {
  if (!subcategory) return shelves;
  const lines = shelves.filter((shelf) => shelf.is_line === 1);
  if (!subcategory.every((id) => lines.some((line) => line.id === id)))
    throw new HttpError('malformed', { fields: { subcategory: ruleTexts.unknown_subcategory } });
  return lines.filter((line) => subcategory.includes(line.id));
}

/** Whether a product has one of the forms, where any are asked for. */
export function isOfForm({ form }: ProductFilter) {
  return form ? sql<SqlBool>`products.form in (${sql.join(form)})` : sql<SqlBool>`1 = 1`;
}

/** How many products of a form, or of none, stand on a shelf. */
export interface FormCount {
  shelf: string;
  form: string | null;
  count: number;
}

export async function countByForm(db: Db, shelves: readonly Pick<ShelfRow, 'id'>[]): Promise<FormCount[]> {
  const rows = await db
    .selectFrom('products')
    .select((row) => ['shelf_id', 'form', row.fn.countAll().as('count')])
    .where(
      'shelf_id',
      'in',
      shelves.map(({ id }) => id),
    )
    .groupBy(['shelf_id', 'form'])
    .execute();
  return rows.map(({ shelf_id: shelf, form, count }) => ({ shelf, form, count: Number(count) }));
}

/** How many products of each shelf the forms of a filter leave. */
export function shelfCounts(counts: readonly FormCount[], { form: forms }: ProductFilter): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { shelf, form, count } of counts)
    if (!forms || forms.some((each) => each === form)) totals.set(shelf, (totals.get(shelf) ?? 0) + count);
  return totals;
}

/** What can be chosen: each choice with how many products it has beside what is chosen of the other kind. */
export function facetsOf(
  shelves: readonly ShelfRow[],
  counts: readonly FormCount[],
  filter: ProductFilter,
): z.output<typeof productFacets> {
  const perShelf = shelfCounts(counts, filter);
  const within = new Set(shelvesWithin(shelves, filter).map(({ id }) => id));
  const perForm = new Map<string | null, number>();
  for (const { shelf, form, count } of counts)
    if (within.has(shelf)) perForm.set(form, (perForm.get(form) ?? 0) + count);
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    subcategories: shelves
      .filter((shelf) => shelf.is_line === 1)
      .map(({ id }) => ({ subcategory: id, count: perShelf.get(id) ?? 0 }))
      .filter(({ count }) => count > 0),
    forms: formCodes.map((form) => ({ form, count: perForm.get(form) ?? 0 })).filter(({ count }) => count > 0),
  };
}
