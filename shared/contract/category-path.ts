import type { CatalogueCategory } from './catalogue.ts';

/** The page of a category. One without lines goes by its English name: `/parent/Herbal%20Products` (P-07). */
export function categoryPath({ id, name, lines }: Pick<CatalogueCategory, 'id' | 'name' | 'lines'>): string {
  return `/parent/${encodeURIComponent(lines.length === 0 ? name : id)}`;
}
