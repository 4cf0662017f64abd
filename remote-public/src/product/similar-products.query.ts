import { fallbackLeafCategory, leafCategoryByPath } from '@varda/contract/catalogue';
import type { ProductCard } from '@varda/contract/products';
import { infiniteQueryOptions } from '@varda/platform/query';
import { inLists, productsPage } from '../products/products.queries.ts';

/** Products that are fetched at once (P-08). */
const pageSize = 20;

/** The products of a product's category path, 20 at a time; of an unknown path those of OTC stand in. */
export function productsOfSamePath({ categoryName }: Pick<ProductCard, 'categoryName'>) {
  const { path } = leafCategoryByPath(categoryName) ?? fallbackLeafCategory;
  return infiniteQueryOptions({
    queryKey: ['products', 'similar', path],
    queryFn: ({ pageParam, signal }) => productsPage(path, pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * pageSize < last.totalCount ? page + 1 : undefined),
    meta: { dehydrated: inLists },
  });
}
