import { type LeafCategory, leafCategories } from '@varda/contract/catalogue';

/** The leaf category that an address below `/admin/products` names, or null. */
export function leafCategoryAt({
  category,
  subcategory,
}: Readonly<Record<string, string | undefined>>): LeafCategory | null {
  const path = subcategory === undefined ? category : `${category}/${subcategory}`;
  return leafCategories.find(({ adminPath }) => adminPath === path) ?? null;
}
