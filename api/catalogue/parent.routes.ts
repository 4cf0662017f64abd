import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { cachedUntilChangeOf, type Handle } from '../http/routes.ts';
import {
  countByForm,
  facetsOf,
  isOfForm,
  type ProductFilter,
  subcategoriesWithin,
  subcategoryCounts,
} from '../products/product-filter.ts';
import { cardColumns, toCard } from '../products/product-row.ts';
import { firstOfSubcategories } from '../products/products-by-subcategory.ts';
import { countBySubcategory } from '../products/subcategory-pages.ts';
import { type CategoryRow, readCatalogue, type SubcategoryRow } from './catalogue.repository.ts';

export function parentRoutes(handle: Handle, db: Db): void {
  handle(
    'GET /parent',
    async ({ query: { limit } }) => {
      const { categories, subcategories } = await readCatalogue(db);
      const rows = await firstOfSubcategories(db, subcategories, limit)
        .select(['products.id', 'products.name_en', 'products.name_mk', 'products.shelf_id'])
        .execute();
      const links = rows.map((row) => ({
        subcategory: row.shelf_id,
        shown: { _id: row.id, name: { en: row.name_en, mk: row.name_mk } },
      }));
      const counts = await countBySubcategory(db);
      return categories.map((category) => assemble(category, subcategories, links, counts));
    },
    cachedUntilChangeOf('products'),
  );

  handle(
    'GET /parent/:id',
    async ({ params: { id }, query }) => {
      const { categories, subcategories } = await readCatalogue(db);
      const wanted = id.trim().toLowerCase();
      const category = categories.find((row) => row.id === wanted || row.name.toLowerCase() === wanted);
      if (!category) throw new HttpError('not_found');
      const own = subcategories.filter((subcategory) => subcategory.category_id === category.id);
      const within = subcategoriesWithin(own, query);
      const rows = await firstCards(db, within, query);
      const cards = rows.map((row) => ({ subcategory: row.shelf_id, shown: toCard(row) }));
      const counts = await countByForm(db, own);
      const perSubcategory = subcategoryCounts(counts, query);
      const shown = new Map(within.map((subcategory) => [subcategory.id, perSubcategory.get(subcategory.id) ?? 0]));
      return { ...assemble(category, own, cards, shown), facets: facetsOf(own, counts, query) };
    },
    cachedUntilChangeOf('products'),
  );
}

/** The first products of each subcategory that a filter leaves. */
async function firstCards(
  db: Db,
  subcategories: readonly SubcategoryRow[],
  filter: ProductFilter & { limit?: number | undefined },
) {
  const { limit } = filter;
  if (!filter.form) return firstOfSubcategories(db, subcategories, limit).select(cardColumns).execute();
  const rows = [];
  for (const subcategory of subcategories) {
    const found = firstOfSubcategories(db, [subcategory]).where(isOfForm(filter)).select(cardColumns);
    rows.push(...(await (limit === undefined ? found : found.limit(limit)).execute()));
  }
  return rows;
}

/** A category with its lines, or with the products of its only subcategory. */
function assemble<P>(
  category: CategoryRow,
  subcategories: readonly SubcategoryRow[],
  products: readonly { subcategory: string; shown: P }[],
  counts: ReadonlyMap<string, number>,
) {
  const on = (subcategory: SubcategoryRow) => ({
    products: products.filter((product) => product.subcategory === subcategory.id).map((product) => product.shown),
    totalCount: counts.get(subcategory.id) ?? 0,
  });
  const own = subcategories.filter((subcategory) => subcategory.category_id === category.id);
  const lines = own.filter((subcategory) => subcategory.is_line === 1);
  const [itself] = own.filter((subcategory) => subcategory.is_line === 0);
  return {
    _id: category.id,
    name: category.name as never,
    title: { en: category.title_en, mk: category.title_mk },
    subcategories: lines.map((subcategory) => ({
      _id: subcategory.id,
      name: { en: subcategory.name_en, mk: subcategory.name_mk },
      categoryName: subcategory.path,
      ...on(subcategory),
    })),
    ...(itself ? on(itself) : { products: [], totalCount: 0 }),
  };
}
