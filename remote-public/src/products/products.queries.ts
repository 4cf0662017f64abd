import { type CatalogueCategory, catalogue } from '@varda/contract/catalogue';
import type { CategoryPage, ProductCard } from '@varda/contract/products';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';
import { type CategoryFilter, mostUnfiltered } from '../category/category-filter.ts';
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

/** A category with the beginning of each of its lists. One without subcategories comes from the list of its products (P-07). */
export function categoryWithProducts(category: CatalogueCategory, filter: CategoryFilter) {
  const { id, subcategories } = category;
  const chosen = chosenIn(filter);
  return queryOptions({
    queryKey: ['products', 'category', id, chosen],
    queryFn: ({ signal }) =>
      subcategories.length === 0
        ? flatCategory(category, chosen, signal)
        : call('GET /parent/:id', { params: { id }, query: { limit: groupSize, ...chosen }, signal }),
    meta: { dehydrated: inLists },
  });
}

/** One page of a list in the order of positions. `list` is a category or subcategory by id, name or category path. */
export function productsPage(list: string, page: number, limit: number, signal: AbortSignal, form?: string) {
  return call('GET /products/:categoryId', {
    params: { categoryId: list },
    query: { page, limit, sortBy: 'position', sortOrder: 'asc', ...(form && { form }) },
    signal,
  });
}

/** What follows the beginning of a list: a category path, with `?` and forms behind it where it is filtered. */
export function furtherProducts(list: string): FurtherRows<ProductCard> {
  const [path = '', form] = list.split('?');
  return {
    queryKey: ['products', 'further', list],
    fetchPage: async (page, signal) => {
      const { products: rows, totalCount } = await productsPage(path, page, groupSize, signal, form);
      return { rows, totalCount };
    },
  };
}

/** The category that an address means: by id or by its English name. */
export function categoryAt(idOrName: string): CatalogueCategory | undefined {
  return catalogue.find(({ id, name }) => id === idOrName || name === idOrName);
}

async function flatCategory(
  { id, name, title }: CatalogueCategory,
  chosen: ReturnType<typeof chosenIn>,
  signal: AbortSignal,
): Promise<CategoryPage> {
  const page = await productsPage(name, 1, groupSize, signal, chosen.form);
  const isFilterable = page.totalCount > mostUnfiltered || chosen.form !== undefined;
  const facets = isFilterable
    ? (await call('GET /parent/:id', { params: { id }, query: { limit: 1 }, signal })).facets
    : { total: page.totalCount, subcategories: [], forms: [] };
  return { _id: id, name, title, subcategories: [], ...page, facets };
}

/** A filter as calls take it. */
function chosenIn({ subcategory, form }: CategoryFilter): { subcategory?: string; form?: string } {
  return {
    ...(subcategory.length > 0 && { subcategory: subcategory.toSorted().join(',') }),
    ...(form.length > 0 && { form: form.toSorted().join(',') }),
  };
}
