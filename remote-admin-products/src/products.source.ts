import { contentFilters, type ListSource } from '@varda/admin/list';
import type { LeafCategory } from '@varda/contract/catalogue';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';

/** The products of a leaf category, page by page from the server. */
export function productsList({
  path,
  category,
  subcategory,
}: LeafCategory): ListSource<Product, 'position' | 'name' | 'dosage' | 'createdAt' | 'updatedAt'> {
  const categoryId = (subcategory ?? category).id;
  return {
    key: ['admin', 'products', path],
    paging: 'server',
    sortBy: ['position', 'name', 'dosage', 'createdAt', 'updatedAt'],
    defaultSort: { by: 'position', order: 'asc' },
    filters: contentFilters,
    load: async (query, signal) => {
      const { products, totalCount } = await call('GET /products/:categoryId', {
        params: { categoryId },
        query,
        signal,
      });
      return { rows: products, totalCount };
    },
  };
}
