import { type Subcategory, subcategories } from '@varda/contract/catalogue';

/** The subcategory that an address below `/admin/products` names, or null. */
export function subcategoryAt({ category, line }: Readonly<Record<string, string | undefined>>): Subcategory | null {
  const path = line === undefined ? category : `${category}/${line}`;
  return subcategories.find(({ adminPath }) => adminPath === path) ?? null;
}
