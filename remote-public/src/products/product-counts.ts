import type { CatalogueCategory } from '@varda/contract/catalogue';
import type { ProductCard } from '@varda/contract/products';

/** Number of products by category path, of those that have any. */
type ProductCounts = Readonly<Record<string, number>>;

export function countByPath(products: readonly Pick<ProductCard, 'categoryName'>[]): ProductCounts {
  const counts: Record<string, number> = {};
  for (const { categoryName } of products) counts[categoryName] = (counts[categoryName] ?? 0) + 1;
  return counts;
}

/** How many products stand in a category, in any of its subcategories; of all there are without one. */
export function countIn(counts: ProductCounts, category?: Pick<CatalogueCategory, 'name'>): number {
  return Object.entries(counts)
    .filter(([path]) => !category || path.split('/', 1)[0] === category.name)
    .reduce((sum, [, count]) => sum + count, 0);
}
