import type { Db } from '../database/open-database.ts';
import { cachedUntilChangeOf, type Handle } from '../http/routes.ts';
import { careerPages, productPages } from './site-pages.repository.ts';

export function sitePagesRoutes(handle: Handle, db: Db): void {
  handle(
    'GET /pages',
    async () => {
      const [products, careers] = await Promise.all([productPages(db), careerPages(db)]);
      return { products, careers };
    },
    cachedUntilChangeOf('products', 'careers'),
  );
}
