import { formCodes } from '@varda/contract/product-forms';
import type { productFacets, productFilter } from '@varda/contract/products';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { SubcategoryRow } from '../catalogue/catalogue.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

export type ProductFilter = z.output<z.ZodObject<typeof productFilter>>;

/** The subcategories that a filter leaves of a category's. Lines of another category are refused. */
export function subcategoriesWithin(
  subcategories: readonly SubcategoryRow[],
  { subcategory: wanted }: ProductFilter,
): readonly SubcategoryRow[] {
  if (!wanted) return subcategories;
  const lines = subcategories.filter((subcategory) => subcategory.is_line === 1);
  if (!wanted.every((id) => lines.some((line) => line.id === id)))
    throw new HttpError('malformed', { fields: { subcategory: ruleTexts.unknown_subcategory } });
  return lines.filter((line) => wanted.includes(line.id));
}

/** Whether a product has one of the forms, where any are asked for. */
export function isOfForm({ form }: ProductFilter) {
  return form ? sql<SqlBool>`products.form in (${sql.join(form)})` : sql<SqlBool>`1 = 1`;
}

/** How many products of a form, or of none, stand in a subcategory. */
export interface FormCount {
  subcategory: string;
  form: string | null;
  count: number;
}

export async function countByForm(db: Db, subcategories: readonly Pick<SubcategoryRow, 'id'>[]): Promise<FormCount[]> {
  const rows = await db
    .selectFrom('products')
    .select((row) => ['shelf_id', 'form', row.fn.countAll().as('count')])
    .where(
      'shelf_id',
      'in',
      subcategories.map(({ id }) => id),
    )
    .groupBy(['shelf_id', 'form'])
    .execute();
  return rows.map(({ shelf_id: subcategory, form, count }) => ({ subcategory, form, count: Number(count) }));
}

/** How many products of each subcategory the forms of a filter leave. */
export function subcategoryCounts(counts: readonly FormCount[], { form: forms }: ProductFilter): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { subcategory, form, count } of counts)
    if (!forms || forms.some((each) => each === form)) totals.set(subcategory, (totals.get(subcategory) ?? 0) + count);
  return totals;
}

/** What can be chosen: each choice with how many products it has beside what is chosen of the other kind. */
export function facetsOf(
  subcategories: readonly SubcategoryRow[],
  counts: readonly FormCount[],
  filter: ProductFilter,
): z.output<typeof productFacets> {
  const perSubcategory = subcategoryCounts(counts, filter);
  const within = new Set(subcategoriesWithin(subcategories, filter).map(({ id }) => id));
  const perForm = new Map<string | null, number>();
  for (const { subcategory, form, count } of counts)
    if (within.has(subcategory)) perForm.set(form, (perForm.get(form) ?? 0) + count);
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    subcategories: subcategories
      .filter((subcategory) => subcategory.is_line === 1)
      .map(({ id }) => ({ subcategory: id, count: perSubcategory.get(id) ?? 0 }))
      .filter(({ count }) => count > 0),
    forms: formCodes.map((form) => ({ form, count: perForm.get(form) ?? 0 })).filter(({ count }) => count > 0),
  };
}
