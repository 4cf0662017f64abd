import type { CatalogueCategory } from '@varda/contract/catalogue';
import { isProductForm, type ProductForm } from '@varda/contract/product-forms';
import { paths } from '@varda/platform/router';

/** What a category's products are narrowed to; an empty list narrows nothing. */
export interface CategoryFilter {
  subcategory: readonly string[];
  form: readonly ProductForm[];
}

/** Names of the fields of an address that have a filter. */
export const filterFields = ['subcategory', 'form'] as const satisfies readonly (keyof CategoryFilter)[];

/** A category with more products than these can be filtered. */
export const mostUnfiltered = 24;

export const noFilter: CategoryFilter = { subcategory: [], form: [] };

/** The filter of an address. What the category does not know is left out, so that an old link still shows products. */
export function filterIn(search: URLSearchParams, category: CatalogueCategory): CategoryFilter {
  const values = (name: string) => [...new Set(search.getAll(name).flatMap((value) => value.split(',')))];
  return {
    subcategory: values('subcategory').filter((id) =>
      category.subcategories.some((subcategory) => subcategory.id === id),
    ),
    form: values('form').filter(isProductForm),
  };
}

export function isFiltered({ subcategory, form }: CategoryFilter): boolean {
  return subcategory.length + form.length > 0;
}

/** Path of a category page with a filter: the choices in one order, so that a filter has one address. */
export function filteredPath(category: CatalogueCategory, { subcategory, form }: CategoryFilter): string {
  const query = [
    ...subcategory.toSorted().map((id) => `subcategory=${id}`),
    ...form.toSorted().map((code) => `form=${code}`),
  ];
  return paths.category(category) + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Adds a value to a choice, or takes it away. */
export function toggled<V>(chosen: readonly V[], value: V): V[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}
