import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { cachedUntilChangeOf, type Handle } from '../http/routes.ts';
import { countByLeafCategory } from '../products/leaf-category-pages.ts';
import {
  countByForm,
  countsByLeafCategory,
  facetsOf,
  isOfForm,
  leafCategoriesWithin,
  type ProductFilter,
} from '../products/product-filter.ts';
import { cardColumns, toCard } from '../products/product-row.ts';
import { firstOfLeafCategories } from '../products/products-by-leaf-category.ts';
import { type CategoryRow, type LeafCategoryRow, readCatalogue } from './catalogue.repository.ts';

export function parentRoutes(handle: Handle, db: Db): void {
  handle(
    'GET /parent',
    async ({ query: { limit } }) => {
      const { categories, leafCategories } = await readCatalogue(db);
      const rows = await firstOfLeafCategories(db, leafCategories, limit)
        .select(['products.id', 'products.name_en', 'products.name_mk', 'products.shelf_id'])
        .execute();
      const links = rows.map((row) => ({
        leafCategory: row.shelf_id,
        shown: { _id: row.id, name: { en: row.name_en, mk: row.name_mk } },
      }));
      const counts = await countByLeafCategory(db);
      return categories.map((category) => assemble(category, leafCategories, links, counts));
    },
    cachedUntilChangeOf('products'),
  );

  handle(
    'GET /parent/:id',
    async ({ params: { id }, query }) => {
      const { categories, leafCategories } = await readCatalogue(db);
      const wanted = id.trim().toLowerCase();
      const category = categories.find((row) => row.id === wanted || row.name.toLowerCase() === wanted);
      if (!category) throw new HttpError('not_found');
      const own = leafCategories.filter((leafCategory) => leafCategory.category_id === category.id);
      const within = leafCategoriesWithin(own, query);
      const rows = await firstCards(db, within, query);
      const cards = rows.map((row) => ({ leafCategory: row.shelf_id, shown: toCard(row) }));
      const counts = await countByForm(db, own);
      const perLeafCategory = countsByLeafCategory(counts, query);
      const shown = new Map(within.map((leafCategory) => [leafCategory.id, perLeafCategory.get(leafCategory.id) ?? 0]));
      return { ...assemble(category, own, cards, shown), facets: facetsOf(own, counts, query) };
    },
    cachedUntilChangeOf('products'),
  );
}

/** The first products of each leaf category that a filter leaves. */
async function firstCards(
  db: Db,
  leafCategories: readonly LeafCategoryRow[],
  filter: ProductFilter & { limit?: number | undefined },
) {
  const { limit } = filter;
  if (!filter.form) return firstOfLeafCategories(db, leafCategories, limit).select(cardColumns).execute();
  const rows = [];
  for (const leafCategory of leafCategories) {
    const found = firstOfLeafCategories(db, [leafCategory]).where(isOfForm(filter)).select(cardColumns);
    rows.push(...(await (limit === undefined ? found : found.limit(limit)).execute()));
  }
  return rows;
}

/** A category with its subcategories, or with its own products where it has none. */
function assemble<P>(
  category: CategoryRow,
  leafCategories: readonly LeafCategoryRow[],
  products: readonly { leafCategory: string; shown: P }[],
  counts: ReadonlyMap<string, number>,
) {
  const on = (leafCategory: LeafCategoryRow) => ({
    products: products.filter((product) => product.leafCategory === leafCategory.id).map((product) => product.shown),
    totalCount: counts.get(leafCategory.id) ?? 0,
  });
  const own = leafCategories.filter((leafCategory) => leafCategory.category_id === category.id);
  const subcategories = own.filter((leafCategory) => leafCategory.is_line === 1);
  const [itself] = own.filter((leafCategory) => leafCategory.is_line === 0);
  return {
    _id: category.id,
    name: category.name as never,
    title: { en: category.title_en, mk: category.title_mk },
    subcategories: subcategories.map((leafCategory) => ({
      _id: leafCategory.id,
      name: { en: leafCategory.name_en, mk: leafCategory.name_mk },
      categoryName: leafCategory.path,
      ...on(leafCategory),
    })),
    ...(itself ? on(itself) : { products: [], totalCount: 0 }),
  };
}
