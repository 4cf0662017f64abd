import { contentFilters, type ListSource } from '@varda/admin/list';
import type { Subcategory } from '@varda/contract/catalogue';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';

/** The products of a subcategory, page by page from the server. */
export function productsList({
  path,
  category,
  line,
}: Subcategory): ListSource<Product, 'position' | 'name' | 'dosage' | 'createdAt' | 'updatedAt'> {
  const categoryId = (line ?? category).id;
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
