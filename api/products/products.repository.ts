import type { NewOrder } from '@varda/contract/entity';
import type { Language } from '@varda/contract/language';
import type { ProductForm } from '@varda/contract/product-forms';
import type { Product, productsPage, productsQuery, productTexts } from '@varda/contract/products';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { SubcategoryRow } from '../catalogue/catalogue.repository.ts';
import { isFiltered, rowsAre } from '../content/row-filters.ts';
import type { ChangedTexts } from '../content/stored-texts.ts';
import { firstVersion, hasOther, nextVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import { newId } from '../database/ids.ts';
import { isSearch, matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { closeGap, moveRows, nextPosition } from '../database/positions.ts';
import { type PicturePatch, pictureChange } from '../pictures/pictured.ts';
import { isOfForm, subcategoriesWithin } from './product-filter.ts';
import { type LeafletPatch, leafletChange } from './product-leaflets.ts';
import { type ProductRow, type ProductTexts, productColumns, stored, toProduct } from './product-row.ts';
import { countBySubcategory, isWithin, rangesOf } from './subcategory-pages.ts';

type ProductsQuery = z.output<typeof productsQuery>;

/** Products with their subcategory and, if they have them, their pictures and leaflets. */
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

/** One page of the products of some subcategories, which follow one another in the order of the menus. */
export async function listProducts(
  db: Db,
  subcategories: readonly SubcategoryRow[],
  query: ProductsQuery,
): Promise<z.input<typeof productsPage>> {
  const { by, order } = sortOf(query, { by: 'position', order: 'asc' });
  const ids = subcategoriesWithin(subcategories, query).map((subcategory) => subcategory.id);
  const isWhole = !isSearch(query.search) && !isFiltered(query) && !query.form;
  const counts = isWhole ? await countBySubcategory(db) : null;
  const { limit, offset } = pageOf(query);
  const found = db
    .selectFrom('products')
    .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
    .where('products.shelf_id', 'in', ids)
    .where(isOfForm(query))
    .where(matches(query.search, 'products.search'))
    .where(narrowed(ids, query))
    .where(stored.translationIs(query.translation));

  let rows: ProductRow[];
  let counted: number | null = null;
  if (by === 'position' && counts) {
    const ranges = rangesOf(ids, counts, { limit, offset }, order);
    const page = productsJoined(db).select(productColumns).where(isWithin(ranges));
    rows = await page.orderBy('shelves.position', order).orderBy('products.position', order).execute();
  } else {
    // Found without the texts, which would be sorted along; filters are tried once, for rows and count.
    const total = isFiltered(query) ? sql<number | null>`count(*) over ()` : sql<number | null>`null`;
    let page = found
      .select(['products.id', total.as('total')])
      .limit(limit)
      .offset(offset);
    if (by === 'position') page = page.orderBy('shelves.position', order);
    const matching = await page.orderBy(sortColumn(by, query.lang), order).orderBy('products.id', order).execute();
    const places = new Map(matching.map(({ id }, place) => [id, place]));
    const shown = productsJoined(db).select(productColumns);
    rows = places.size > 0 ? await shown.where('products.id', 'in', [...places.keys()]).execute() : [];
    rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
    const [first] = matching;
    if (first && first.total !== null) counted = Number(first.total);
  }
  const totalCount = counts
    ? ids.reduce((total, id) => total + (counts.get(id) ?? 0), 0)
    : (counted ?? Number((await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow()).total));
  return { products: rows.map(toProduct), totalCount };
}

/**
 * Whether products are what the filters of rows ask for. An index answers that of all of them; where more is asked, only what it leaves is
 * looked up in the table, whose rows are long.
 */
function narrowed(subcategories: readonly string[], query: ProductsQuery) {
  const readsRows = isSearch(query.search) || query.translation !== undefined || query.form !== undefined;
  if (!isFiltered({ ...query, translation: undefined }) || !readsRows) return rowsAre('products', 'products', query);
  return sql<SqlBool>`products.id in (
    select few.id from products as few where few.shelf_id in (${sql.join(subcategories)}) and ${rowsAre('few', 'products', query)}
  )`;
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

/** Adds products at the end of their subcategory, in the given order, and answers their ids. */
export async function insertProducts(
  tx: Db,
  subcategory: string,
  products: readonly (ProductTexts & PicturePatch & LeafletPatch & { form?: ProductForm | null | undefined })[],
): Promise<string[]> {
  await guard(tx, 'products');
  const first = await nextPosition(tx, { table: 'products', subcategory });
  const rows = products.map(({ picture, pictureMk, alt, leafletEn, leafletMk, form = null, ...texts }, index) => ({
    id: newId(),
    shelf_id: subcategory,
    position: first + index,
    form,
    ...stored.columnsOf(texts),
    ...pictureChange(null, { picture, pictureMk, alt }),
    ...leafletChange(null, { leafletEn, leafletMk }),
    ...firstVersion(texts),
  }));
  // 26 columns each: SQLite takes 32,766 parameters.
  for (let start = 0; start < rows.length; start += 500)
    await tx
      .insertInto('products')
      .values(rows.slice(start, start + 500))
      .execute();
  return rows.map((row) => row.id);
}

export interface ProductPatch extends PicturePatch, LeafletPatch, ChangedTexts<typeof productTexts> {
  form?: ProductForm | null | undefined;
  subcategory?: string | undefined;
}

/** Changes a product. Whoever calls it holds the guard `products`. */
export async function updateProduct(tx: Db, before: Product, patch: ProductPatch): Promise<void> {
  const texts = stored.merged(before, patch);
  const { shelf_id: present } = await tx
    .selectFrom('products')
    .select('shelf_id')
    .where('id', '=', before._id)
    .executeTakeFirstOrThrow();
  const moving = patch.subcategory !== undefined && patch.subcategory !== present ? patch.subcategory : null;
  const place = moving
    ? { shelf_id: moving, position: await nextPosition(tx, { table: 'products', subcategory: moving }) }
    : {};
  const content = {
    ...stored.columnsOf(texts),
    ...(patch.form !== undefined && { form: patch.form }),
    ...place,
    ...pictureChange(before, patch),
    ...leafletChange(before.leaflets, patch),
  };
  await tx
    .updateTable('products')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
  if (moving) await closeGap(tx, { table: 'products', subcategory: present }, before.position);
}

/** Moves products within their subcategory; answers the indices of moves whose row is not in the subcategory of the first one. */
export async function reorderProducts(tx: Db, moves: NewOrder): Promise<number[]> {
  await guard(tx, 'products');
  const first = await tx
    .selectFrom('products')
    .select('shelf_id')
    .where('id', '=', moves[0]?._id ?? '')
    .executeTakeFirst();
  if (!first) return [0];
  return moveRows(tx, { table: 'products', subcategory: first.shelf_id }, moves);
}
