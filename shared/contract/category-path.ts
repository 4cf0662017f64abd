import type { CatalogueCategory } from './catalogue.ts';

/** The page of a category. One without subcategories goes by its English name: `/parent/Herbal%20Products` (P-07). */
export function categoryPath({
  id,
  name,
  subcategories,
}: Pick<CatalogueCategory, 'id' | 'name' | 'subcategories'>): string {
  return `/parent/${encodeURIComponent(subcategories.length === 0 ? name : id)}`;
}
