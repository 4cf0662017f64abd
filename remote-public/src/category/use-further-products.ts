import type { ProductCard } from '@varda/shared/contract/products';
import { useInfiniteQuery } from '@varda/shared/query';
import { withoutRepeats } from '../products/product-lists.ts';
import { groupSize, productsPage } from '../products/products.queries.ts';

interface Group {
  /** Id, name or category path of the list. */
  list: string;
  /** Its first page, and how many there are in all. */
  first: readonly ProductCard[];
  total: number;
}

/**
 * A long list, of which the first page is there and each further one comes when it is asked for. What was fetched
 * stays for a return to the page, so that the scroll position can be restored.
 */
export function useFurtherProducts({ list, first, total }: Group) {
  const further = useInfiniteQuery({
    queryKey: ['products', 'further', list],
    queryFn: ({ pageParam, signal }) => productsPage(list, pageParam, groupSize, signal),
    initialPageParam: 2,
    getNextPageParam: (_last, _pages, lastPage) => lastPage + 1,
    enabled: false,
  });
  const pages = further.data?.pages ?? [];
  const products = withoutRepeats([...first, ...pages.flatMap((page) => page.products)]);
  const ended = pages.at(-1)?.products.length === 0;
  return {
    products,
    /** Products that are not shown yet. */
    left: ended ? 0 : Math.max(0, (pages.at(-1)?.totalCount ?? total) - products.length),
    total: pages.at(-1)?.totalCount ?? total,
    further,
  };
}
