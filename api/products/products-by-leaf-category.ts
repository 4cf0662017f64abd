import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProductCard } from '@varda/contract/products';
import type { LeafCategoryRow } from '../catalogue/catalogue.repository.ts';
import type { Db } from '../database/open-database.ts';
import { countByLeafCategory, isWithin } from './leaf-category-pages.ts';
import { cardColumns, toCard } from './product-row.ts';
import { productsJoined } from './products.repository.ts';

/** The products of some leaf categories in the order of the menus, the first few of each leaf category if there is a limit. */
export function firstOfLeafCategories(
  db: Db,
  leafCategories: readonly Pick<LeafCategoryRow, 'id'>[],
  limit?: number | undefined,
) {
  const rows = productsJoined(db)
    .where(
      'products.shelf_id',
      'in',
      leafCategories.map((leafCategory) => leafCategory.id),
    )
    .orderBy('shelves.position')
    .orderBy('products.position')
    .orderBy('products.id');
  // Positions are 1 to n in each leaf category.
  return limit === undefined ? rows : rows.where('products.position', '<=', limit);
}

/** Rows that are read before other requests get their turn: the embedded database holds up the thread while it reads. */
const chunkSize = 1_000;

/**
 * Every product of some leaf categories in the order of the menus. It is not one moment's: what is written meanwhile makes the answer an old
 * one, which is made anew.
 */
export async function allCards(db: Db, leafCategories: readonly Pick<LeafCategoryRow, 'id'>[]): Promise<ProductCard[]> {
  const counts = await countByLeafCategory(db);
  const cards: ProductCard[] = [];
  for (const { id: leafCategory } of leafCategories)
    for (let first = 1; first <= (counts.get(leafCategory) ?? 0); first += chunkSize) {
      await nextTurn();
      const rows = await productsJoined(db)
        .where(isWithin([{ leafCategory, first, last: first + chunkSize - 1 }]))
        .orderBy('products.position')
        .select(cardColumns)
        .execute();
      cards.push(...rows.map(toCard));
    }
  return cards;
}
