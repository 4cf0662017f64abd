import type { CatalogueCategory } from '@varda/shared/contract/catalogue';
import type { ProductCard } from '@varda/shared/contract/products';

/** How many of the products stand in a category, in any of its lines. */
export function countIn(category: Pick<CatalogueCategory, 'name'>, products: readonly ProductCard[]): number {
  return products.filter(({ categoryName }) => categoryName.split('/', 1)[0] === category.name).length;
}

/** Each product once: one that was moved between the fetches of two pages may stand on both. */
export function withoutRepeats<P extends { _id: string }>(products: readonly P[]): P[] {
  return [...new Map(products.map((product) => [product._id, product])).values()];
}
