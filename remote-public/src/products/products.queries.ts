import { type CatalogueCategory, catalogue } from '@varda/shared/contract/catalogue';
import type { CategoryPage, ProductCard } from '@varda/shared/contract/products';
import { call } from '@varda/shared/http';
import { queryOptions } from '@varda/shared/query';
import type { FurtherRows } from '../lists/further-rows.ts';
import { countByPath } from './product-counts.ts';

/** Products of each list that a category page shows before it is asked for more. */
const groupSize = 24;

/** What cards show. Names are dehydrated in both languages: the English one makes addresses and colours. */
export const inLists = { inOneLanguage: ['dosage', 'alt'], notShown: ['description'] };

/**
 * The list that is loaded once, at start (P-14). It takes no `signal`: the page that asked may be left while
 * another one's counts wait for the same request, and a cancelled request tells them nothing, not even that it has failed.
 */
export const allProducts = queryOptions({
  queryKey: ['products', 'all'],
  queryFn: () => call('GET /products/all'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { dehydrated: false },
});

/** What pages show of that list before it is there: how many products each category path has. The document carries it. */
export const productCounts = queryOptions({
  queryKey: ['products', 'counts'],
  queryFn: async ({ client }) => countByPath(await client.ensureQueryData(allProducts)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The list has been tried again already.
  retry: false,
});

export function productById(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => call('GET /products/product/:id', { params: { id }, signal }),
    meta: { dehydrated: { inOneLanguage: ['description', 'dosage', 'alt'] } },
  });
}

/** A category with the beginning of each of its lists. One without lines comes from the list of its products (P-07). */
export function categoryWithProducts(category: CatalogueCategory) {
  const { id, lines } = category;
  return queryOptions({
    queryKey: ['products', 'category', id],
    queryFn: ({ signal }) =>
      lines.length === 0
        ? flatCategory(category, signal)
        : call('GET /parent/:id', { params: { id }, query: { limit: groupSize }, signal }),
    meta: { dehydrated: inLists },
  });
}

/** One page of a list in the order of positions. `list` is a category or line by id, name or category path. */
export function productsPage(list: string, page: number, limit: number, signal: AbortSignal) {
  return call('GET /products/:categoryId', {
    params: { categoryId: list },
    query: { page, limit, sortBy: 'position', sortOrder: 'asc' },
    signal,
  });
}

/** What follows the beginning of a list. */
export function furtherProducts(list: string): FurtherRows<ProductCard> {
  return {
    queryKey: ['products', 'further', list],
    fetchPage: async (page, signal) => {
      const { products: rows, totalCount } = await productsPage(list, page, groupSize, signal);
      return { rows, totalCount };
    },
  };
}

/** The category that an address means: by id or by its English name. */
export function categoryAt(idOrName: string): CatalogueCategory | undefined {
  return catalogue.find(({ id, name }) => id === idOrName || name === idOrName);
}

async function flatCategory({ id, name, title }: CatalogueCategory, signal: AbortSignal): Promise<CategoryPage> {
  const page = await productsPage(name, 1, groupSize, signal);
  return { _id: id, name, title, subcategories: [], ...page };
}
