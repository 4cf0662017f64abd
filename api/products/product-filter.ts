import { formCodes } from '@varda/contract/product-forms';
import type { productFacets, productFilter } from '@varda/contract/products';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { LeafCategoryRow } from '../catalogue/catalogue.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

export type ProductFilter = z.output<z.ZodObject<typeof productFilter>>;

/** The leaf categories that a filter leaves of those of a category. Subcategories of another category are refused. */
export function leafCategoriesWithin(
  leafCategories: readonly LeafCategoryRow[],
  { subcategory: wanted }: ProductFilter,
): readonly LeafCategoryRow[] {
  if (!wanted) return leafCategories;
  const subcategories = leafCategories.filter((leafCategory) => leafCategory.is_line === 1);
  if (!wanted.every((id) => subcategories.some((subcategory) => subcategory.id === id)))
    throw new HttpError('malformed', { fields: { subcategory: ruleTexts.unknown_subcategory } });
  return subcategories.filter(({ id }) => wanted.includes(id));
}

/** Whether a product has one of the forms, where any are asked for. */
export function isOfForm({ form }: ProductFilter) {
  return form ? sql<SqlBool>`products.form in (${sql.join(form)})` : sql<SqlBool>`1 = 1`;
}

/** How many products of a form, or of none, stand in a leaf category. */
interface FormCount {
  leafCategory: string;
  form: string | null;
  count: number;
}

export async function countByForm(
  db: Db,
  leafCategories: readonly Pick<LeafCategoryRow, 'id'>[],
): Promise<FormCount[]> {
  const rows = await db
    .selectFrom('products')
    .select((row) => ['shelf_id', 'form', row.fn.countAll().as('count')])
    .where(
      'shelf_id',
      'in',
      leafCategories.map(({ id }) => id),
    )
    .groupBy(['shelf_id', 'form'])
    .execute();
  return rows.map(({ shelf_id: leafCategory, form, count }) => ({ leafCategory, form, count: Number(count) }));
}

/** How many products of each leaf category the forms of a filter leave. */
export function countsByLeafCategory(
  counts: readonly FormCount[],
  { form: forms }: ProductFilter,
): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { leafCategory, form, count } of counts)
    if (!forms || forms.some((each) => each === form))
      totals.set(leafCategory, (totals.get(leafCategory) ?? 0) + count);
  return totals;
}

/** What can be chosen: each choice with how many products it has beside what is chosen of the other kind. */
export function facetsOf(
  leafCategories: readonly LeafCategoryRow[],
  counts: readonly FormCount[],
  filter: ProductFilter,
): z.output<typeof productFacets> {
  const perLeafCategory = countsByLeafCategory(counts, filter);
  const within = new Set(leafCategoriesWithin(leafCategories, filter).map(({ id }) => id));
  const perForm = new Map<string | null, number>();
  for (const { leafCategory, form, count } of counts)
    if (within.has(leafCategory)) perForm.set(form, (perForm.get(form) ?? 0) + count);
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    subcategories: leafCategories
      .filter((leafCategory) => leafCategory.is_line === 1)
      .map(({ id }) => ({ subcategory: id, count: perLeafCategory.get(id) ?? 0 }))
      .filter(({ count }) => count > 0),
    forms: formCodes.map((form) => ({ form, count: perForm.get(form) ?? 0 })).filter(({ count }) => count > 0),
  };
}
