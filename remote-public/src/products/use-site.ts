import { useQuery } from '@varda/shared/query';
import { useTexts } from '../texts/use-texts.ts';
import { allProducts, productCounts } from './products.queries.ts';

/** What every page is given (`acceptance.md` P-14): the list of products, which is loaded once, and the language. */
export function useSite() {
  return { ...useTexts(), products: useQuery(allProducts), counts: useQuery(productCounts) };
}
