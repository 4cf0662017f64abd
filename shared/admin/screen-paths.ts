import { shelfByPath } from '@varda/contract/catalogue';
import type { EditedKind } from '@varda/contract/edit-history';

/** The screens of the content beside the products. */
export const screenPaths: Record<Exclude<EditedKind, 'products'>, string> = {
  dosage: '/admin/home/dosage',
  about: '/admin/who-we-are/about',
  history: '/admin/who-we-are/history',
  'contact-info': '/admin/contacts',
  adminCareer: '/admin/careers/vacancy',
  'legal-pages': '/admin/legal-pages',
};

/** The screen on which products of a subcategory are edited, by its category path. */
export function productsPath(categoryName: string): string | undefined {
  const shelf = shelfByPath(categoryName);
  return shelf && `/admin/products/${shelf.adminPath}`;
}
