import type { ShelfRow } from '../catalogue/catalogue.repository.ts';
import type { Db } from '../database/open-database.ts';
import { productsJoined } from './products.repository.ts';

/** The products of some shelves in the order of the menus, the first few of each shelf if there is a limit. */
export function firstOfShelves(db: Db, shelves: readonly Pick<ShelfRow, 'id'>[], limit?: number | undefined) {
  const rows = productsJoined(db)
    .where(
      'products.shelf_id',
      'in',
      shelves.map((shelf) => shelf.id),
    )
    .orderBy('shelves.position')
    .orderBy('products.position')
    .orderBy('products.id');
  // Positions are 1 to n in each shelf.
  return limit === undefined ? rows : rows.where('products.position', '<=', limit);
}
