import type { NewOrder } from '@varda/contract/entity';
import type { Language } from '@varda/contract/language';
import type { ProductForm } from '@varda/contract/product-forms';
import type { Product, productsPage, productsQuery, productTexts } from '@varda/contract/products';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { LeafCategoryRow } from '../catalogue/catalogue.repository.ts';
import { isFiltered } from '../content/row-filters.ts';
import type { ChangedTexts } from '../content/stored-texts.ts';
import { firstVersion, hasOther, nextVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import { newId } from '../database/ids.ts';
import { isSearch, matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { closeGap, moveRows, nextPosition } from '../database/positions.ts';
import type { Schema } from '../database/schema.ts';
import { moveDrafted } from '../drafts/drafts.repository.ts';
import type { Editor } from '../edit-history/versions.repository.ts';
import { type PicturePatch, pictureChange } from '../pictures/pictured.ts';
import { moveScheduled } from '../schedules/scheduled-drafts.ts';
import { firstFiltered, isAsked, nextFiltered } from './filtered-columns.ts';
import { countByLeafCategory, isWithin, rangesOf } from './leaf-category-pages.ts';
import { isOfForm, leafCategoriesWithin } from './product-filter.ts';
import { type LeafletPatch, leafletChange } from './product-leaflets.ts';
import { type ProductTexts, productColumns, stored, toProduct } from './product-row.ts';

type ProductsQuery = z.output<typeof productsQuery>;

/** Products with their leaf category and, if they have them, their pictures and leaflets. */
export function productsJoined(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .leftJoin('pictures', 'pictures.key', 'products.picture')
    .leftJoin('pictures as pictures_mk', 'pictures_mk.key', 'products.picture_mk')
    .leftJoin('leaflets as leaflets_en', 'leaflets_en.key', 'products.leaflet_en')
    .leftJoin('leaflets as leaflets_mk', 'leaflets_mk.key', 'products.leaflet_mk');
}

export async function findProduct(db: Db, id: string): Promise<Product | undefined> {
  const row = await productsJoined(db).select(productColumns).where('products.id', '=', id).executeTakeFirst();
  return row && toProduct(row);
}

/** One page of the products of some leaf categories, which follow one another in the order of the menus. */
export async function listProducts(
  db: Db,
  leafCategories: readonly LeafCategoryRow[],
  query: ProductsQuery,
): Promise<z.input<typeof productsPage>> {
  const { by, order } = sortOf(query, standardSort);
  const ids = leafCategoriesWithin(leafCategories, query).map((leafCategory) => leafCategory.id);
  const counts = isWhole(query) ? await countByLeafCategory(db) : null;
  const { limit, offset } = pageOf(query);
  const found = await productsFound(db, ids, query);

  const count = found.select((row) => row.fn.countAll().as('total'));
  let products: Product[];
  let counted: unknown = null;
  if (by === 'position' && counts) {
    const ranges = rangesOf(ids, counts, { limit, offset }, order);
    const page = productsJoined(db).select(productColumns).where(isWithin(ranges));
    const rows = await page.orderBy('shelves.position', order).orderBy('products.position', order).execute();
    products = rows.map(toProduct);
  } else {
    // Found without the texts, which would be sorted along.
    const page = found
      .select('products.id')
      .select(counts ? sql<null>`null`.as('total') : count.as('total'))
      .limit(limit)
      .offset(offset);
    const matching = await sorted(page, ids, query).execute();
    products = await findProducts(
      db,
      matching.map(({ id }) => id),
    );
    counted = matching[0]?.total ?? null;
  }
  const totalCount = counts
    ? ids.reduce((total, id) => total + (counts.get(id) ?? 0), 0)
    : Number(counted ?? (await count.executeTakeFirstOrThrow()).total);
  return { products, totalCount };
}

/** The ids of all products that a list has on its pages, in their order. */
export async function listProductIds(
  db: Db,
  leafCategories: readonly LeafCategoryRow[],
  query: ProductsQuery,
): Promise<string[]> {
  const ids = leafCategoriesWithin(leafCategories, query).map((leafCategory) => leafCategory.id);
  const found = await productsFound(db, ids, query);
  const rows = await sorted(found.select('products.id'), ids, query).execute();
  return rows.map(({ id }) => id);
}

/** Those of some products that there are, in the order of the ids. */
export async function findProducts(db: Db, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await productsJoined(db).select(productColumns).where('products.id', 'in', ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  return rows.map(toProduct);
}

const standardSort = { by: 'position', order: 'asc' } as const;

/** Whether a query leaves out no product of its leaf categories. */
function isWhole(query: ProductsQuery): boolean {
  return !isSearch(query.search) && !isFiltered(query) && !query.form;
}

async function productsFound(db: Db, ids: readonly string[], query: ProductsQuery) {
  const found = db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .where('products.shelf_id', 'in', ids)
    .where(isOfForm(query))
    .where(matches(query.search, 'products.search'));
  if (!isFiltered(query)) return found;
  const asked = await isAsked(db, query);
  const few = db.selectFrom('products').select('products.id').where('shelf_id', 'in', ids).where(asked);
  // In another order SQLite would follow the index of that, and read the rows, which are long, one after the other.
  return sortOf(query, standardSort).by === 'position' ? found.where(asked) : found.where('products.id', 'in', few);
}

/** In the order of a query. One leaf category alone has an index in its order. */
function sorted<Rows>(
  rows: SelectQueryBuilder<Schema, 'products' | 'shelves', Rows>,
  ids: readonly string[],
  query: ProductsQuery,
) {
  const { by, order } = sortOf(query, standardSort);
  const byLeafCategory = by === 'position' && ids.length > 1 ? rows.orderBy('shelves.position', order) : rows;
  return byLeafCategory.orderBy(sortColumn(by, query.lang), order).orderBy('products.id', order);
}

function sortColumn(by: NonNullable<ProductsQuery['sortBy']>, language: Language = 'en') {
  return (
    {
      ...stored.sortColumns(language),
      position: 'products.position',
      createdAt: 'products.created_at',
      updatedAt: 'products.updated_at',
    } as const
  )[by];
}

type NewProduct = ProductTexts &
  PicturePatch &
  LeafletPatch & { id?: string | undefined; form?: ProductForm | null | undefined };

/** Adds products at the end of their leaf category, in the given order, and answers their ids. */
export async function insertProducts(
  tx: Db,
  leafCategory: string,
  products: readonly NewProduct[],
  by: Editor = null,
): Promise<string[]> {
  await guard(tx, 'products');
  const first = await nextPosition(tx, { table: 'products', leafCategory });
  const rows = products.map(
    ({ id = newId(), picture, pictureMk, alt, leafletEn, leafletMk, form = null, ...texts }, index) => {
      const changes = firstVersion(texts);
      return {
        id,
        shelf_id: leafCategory,
        position: first + index,
        form,
        ...stored.columnsOf(texts),
        ...pictureChange(null, { picture, pictureMk, alt }),
        ...leafletChange(null, { leafletEn, leafletMk }),
        ...changes,
        ...firstFiltered(texts, changedAtOf(changes), by),
      };
    },
  );
  // 31 columns each: SQLite takes 32,766 parameters.
  for (let start = 0; start < rows.length; start += 500)
    await tx
      .insertInto('products')
      .values(rows.slice(start, start + 500))
      .execute();
  return rows.map((row) => row.id);
}

interface ProductPatch extends PicturePatch, LeafletPatch, ChangedTexts<typeof productTexts> {
  form?: ProductForm | null | undefined;
  leafCategory?: string | undefined;
}

/** Changes a product. Whoever calls it holds the guard `products`. */
export async function updateProduct(tx: Db, before: Product, patch: ProductPatch, by: Editor): Promise<void> {
  const texts = stored.merged(before, patch);
  const { shelf_id: present } = await tx
    .selectFrom('products')
    .select('shelf_id')
    .where('id', '=', before._id)
    .executeTakeFirstOrThrow();
  const moving = patch.leafCategory !== undefined && patch.leafCategory !== present ? patch.leafCategory : null;
  const place = moving
    ? { shelf_id: moving, position: await nextPosition(tx, { table: 'products', leafCategory: moving }) }
    : {};
  const content = {
    ...stored.columnsOf(texts),
    ...(patch.form !== undefined && { form: patch.form }),
    ...place,
    ...pictureChange(before, patch),
    ...leafletChange(before.leaflets, patch),
  };
  const changes = nextVersion(before, texts);
  await tx
    .updateTable('products')
    .set({ ...content, ...changes, ...nextFiltered(texts, changedAtOf(changes), by) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
  if (!moving) return;
  await closeGap(tx, { table: 'products', leafCategory: present }, before.position);
  const { path } = await tx.selectFrom('shelves').select('path').where('id', '=', moving).executeTakeFirstOrThrow();
  await moveDrafted(tx, before._id, path);
  await moveScheduled(tx, before, path);
}

function changedAtOf({ changed_en: en, changed_mk: mk }: { changed_en: string | null; changed_mk: string | null }) {
  return { en, mk };
}

/** Moves products within their leaf category; answers the indices of moves whose row is not in the leaf category of the first one. */
export async function reorderProducts(tx: Db, moves: NewOrder): Promise<number[]> {
  await guard(tx, 'products');
  const first = await tx
    .selectFrom('products')
    .select('shelf_id')
    .where('id', '=', moves[0]?._id ?? '')
    .executeTakeFirst();
  if (!first) return [0];
  return moveRows(tx, { table: 'products', leafCategory: first.shelf_id }, moves);
}
