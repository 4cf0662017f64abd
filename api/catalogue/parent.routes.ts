import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { type Handle, keptUntilChangeOf } from '../http/routes.ts';
import {
  countByForm,
  facetsOf,
  isOfForm,
  type ProductFilter,
  shelfCounts,
  shelvesWithin,
} from '../products/product-filter.ts';
import { cardColumns, toCard } from '../products/product-row.ts';
import { firstOfShelves } from '../products/products-by-shelf.ts';
import { countByShelf } from '../products/shelf-pages.ts';
import { type CategoryRow, readCatalogue, type ShelfRow } from './catalogue.repository.ts';

export function parentRoutes(handle: Handle, db: Db): void {
  handle(
    'GET /parent',
    async ({ query: { limit } }) => {
      const { categories, shelves } = await readCatalogue(db);
      const rows = await firstOfShelves(db, shelves, limit)
        .select(['products.id', 'products.name_en', 'products.name_mk', 'products.shelf_id'])
        .execute();
      const links = rows.map((row) => ({
        shelf: row.shelf_id,
        shown: { _id: row.id, name: { en: row.name_en, mk: row.name_mk } },
      }));
      const counts = await countByShelf(db);
      return categories.map((category) => assemble(category, shelves, links, counts));
    },
    keptUntilChangeOf('products'),
  );

  handle(
    'GET /parent/:id',
    async ({ params: { id }, query }) => {
      const { categories, shelves } = await readCatalogue(db);
      const wanted = id.trim().toLowerCase();
      const category = categories.find((row) => row.id === wanted || row.name.toLowerCase() === wanted);
      if (!category) throw new HttpError('not_found');
      const own = shelves.filter((shelf) => shelf.category_id === category.id);
      const within = shelvesWithin(own, query);
      const rows = await firstCards(db, within, query);
      const cards = rows.map((row) => ({ shelf: row.shelf_id, shown: toCard(row) }));
      const counts = await countByForm(db, own);
      const perShelf = shelfCounts(counts, query);
      const shown = new Map(within.map((shelf) => [shelf.id, perShelf.get(shelf.id) ?? 0]));
      return { ...assemble(category, own, cards, shown), facets: facetsOf(own, counts, query) };
    },
    keptUntilChangeOf('products'),
  );
}

/** The first products of each shelf that a filter leaves. */
async function firstCards(
  db: Db,
  shelves: readonly ShelfRow[],
  filter: ProductFilter & { limit?: number | undefined },
) {
  const { limit } = filter;
  if (!filter.form) return firstOfShelves(db, shelves, limit).select(cardColumns).execute();
  const rows = [];
  for (const shelf of shelves) {
    const found = firstOfShelves(db, [shelf]).where(isOfForm(filter)).select(cardColumns);
    rows.push(...(await (limit === undefined ? found : found.limit(limit)).execute()));
  }
  return rows;
}

/** A category with its lines, or with the products of its only shelf. */
function assemble<P>(
  category: CategoryRow,
  shelves: readonly ShelfRow[],
  products: readonly { shelf: string; shown: P }[],
  counts: ReadonlyMap<string, number>,
) {
  const on = (shelf: ShelfRow) => ({
    products: products.filter((product) => product.shelf === shelf.id).map((product) => product.shown),
    totalCount: counts.get(shelf.id) ?? 0,
  });
  const own = shelves.filter((shelf) => shelf.category_id === category.id);
  const lines = own.filter((shelf) => shelf.is_line === 1);
  const [itself] = own.filter((shelf) => shelf.is_line === 0);
  return {
    _id: category.id,
    name: category.name as never,
    title: { en: category.title_en, mk: category.title_mk },
    subcategories: lines.map((shelf) => ({
      _id: shelf.id,
      name: { en: shelf.name_en, mk: shelf.name_mk },
      categoryName: shelf.path,
      ...on(shelf),
    })),
    ...(itself ? on(itself) : { products: [], totalCount: 0 }),
  };
}
