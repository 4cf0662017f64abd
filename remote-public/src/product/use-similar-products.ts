import { leafCategoryByPath } from '@varda/contract/catalogue';
import type { ProductCard } from '@varda/contract/products';
import { useInfiniteQuery } from '@varda/platform/query';
import { withoutRepeats } from '../lists/without-repeats.ts';
import { productsOfSamePath } from './similar-products.query.ts';

/** The other products of a product's category path, with more of them as they are asked for. */
export function useSimilarProducts(product: Pick<ProductCard, '_id' | 'categoryName'>) {
  const pages = useInfiniteQuery(productsOfSamePath(product));
  const fetched = withoutRepeats((pages.data?.pages ?? []).flatMap(({ products }) => products));
  const products = fetched.filter(({ _id }) => _id !== product._id);
  const totalCount = pages.data?.pages.at(-1)?.totalCount ?? 0;
  return {
    pages,
    products,
    /** How many there are, fetched or not. The product itself is in the list unless another category stands in. */
    total: leafCategoryByPath(product.categoryName) ? Math.max(products.length, totalCount - 1) : totalCount,
  };
}
