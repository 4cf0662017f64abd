import { catalogue } from '@varda/contract/catalogue';
import type { Localized } from '@varda/contract/language';
import type { MenuCategory, ProductLink } from '@varda/contract/products';
import { paths } from '@varda/platform/router';
import { shownOfLongList } from './menu.query.ts';

/** Products that stand together in a menu: those of a subcategory, or of a category without any. */
export interface MenuLeafCategory {
  id: string;
  /** Null where the products stand right below the category: OTC shows no heading (N-03). */
  heading: Localized | null;
  products: readonly ProductLink[];
  /** Where all of them are, when there are more than a menu can hold. */
  rest: { count: number; path: string } | null;
}

export function leafCategoriesOf(category: MenuCategory): MenuLeafCategory[] {
  const known = catalogue.find(({ id }) => id === category._id);
  if (category.subcategories.length === 0) {
    return [{ id: category._id, heading: null, ...cut(category, categoryPath(category)) }];
  }
  return category.subcategories.map((subcategory) => ({
    id: subcategory._id,
    heading: known?.subcategories.find(({ id }) => id === subcategory._id)?.headless ? null : subcategory.name,
    ...cut(subcategory, `${categoryPath(category)}#${subcategory._id}`),
  }));
}

export function categoryPath(category: MenuCategory): string {
  const known = catalogue.find(({ id }) => id === category._id);
  return known ? paths.category(known) : `/parent/${encodeURIComponent(category._id)}`;
}

/** The category that a page is about: its own page, or that of one of the products that the menu has of it. */
export function categoryOfPage(categories: readonly MenuCategory[], pathname: string): MenuCategory | undefined {
  const isShown = ({ _id }: ProductLink) => paths.product(_id) === pathname;
  return categories.find(
    (category) =>
      categoryPath(category) === pathname ||
      category.products.some(isShown) ||
      category.subcategories.some(({ products }) => products.some(isShown)),
  );
}

function cut({ products, totalCount }: { products: readonly ProductLink[]; totalCount: number }, path: string) {
  if (totalCount <= products.length) return { products, rest: null };
  return { products: products.slice(0, shownOfLongList), rest: { count: totalCount, path } };
}
