import { fallbackShelf, shelfByPath } from '@varda/shared/contract/catalogue';
import type { ProductCard } from '@varda/shared/contract/products';
import { useInfiniteQuery } from '@varda/shared/query';
import { withoutRepeats } from '../lists/rows.ts';
import { productsPage } from '../products/products.queries.ts';

/** Products that are fetched at once (`spec.md` §9). */
const pageSize = 20;

/** The other products of a product's category path, 20 at a time; of an unknown path those of OTC stand in. */
export function useSimilarProducts({ _id, categoryName }: Pick<ProductCard, '_id' | 'categoryName'>) {
  const { path } = shelfByPath(categoryName) ?? fallbackShelf;
  const pages = useInfiniteQuery({
    queryKey: ['products', 'similar', path],
    queryFn: ({ pageParam, signal }) => productsPage(path, pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (page * pageSize < last.totalCount ? page + 1 : undefined),
  });
  const fetched = withoutRepeats((pages.data?.pages ?? []).flatMap(({ products }) => products));
  const products = fetched.filter((product) => product._id !== _id);
  const totalCount = pages.data?.pages.at(-1)?.totalCount ?? 0;
  return {
    pages,
    products,
    /** How many there are, fetched or not. The product itself is in the list unless another category stands in. */
    total: path === categoryName ? Math.max(products.length, totalCount - 1) : totalCount,
  };
}
