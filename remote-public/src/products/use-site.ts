import { useQuery } from '@varda/platform/query';
import { useTexts } from '../texts/use-texts.ts';
import { allProducts } from './products.queries.ts';

/** What every page is given (P-14): the list of products, which is loaded once, and the language. */
export function useSite() {
  // Read from the cache by the pages that show it; the others are not rendered again when it comes.
  useQuery({ ...allProducts, notifyOnChangeProps: [] });
  return useTexts();
}
