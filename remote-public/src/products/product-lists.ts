import type { CatalogueCategory } from '@varda/shared/contract/catalogue';
import type { ProductCard } from '@varda/shared/contract/products';

/** How many of the products stand in a category, in any of its lines. */
export function countIn(category: Pick<CatalogueCategory, 'name'>, products: readonly ProductCard[]): number {
  return products.filter(({ categoryName }) => categoryName.split('/', 1)[0] === category.name).length;
}
