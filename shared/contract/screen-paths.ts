import { leafCategoryByPath } from './catalogue.ts';
import type { EditedKind } from './edit-history.ts';
import type { SitePart } from './site-items.ts';

/** The screens of the content beside the products. */
export const screenPaths: Record<Exclude<EditedKind, 'products'>, string> = {
  dosage: '/admin/home/dosage',
  about: '/admin/who-we-are/about',
  history: '/admin/who-we-are/history',
  'contact-info': '/admin/contacts',
  adminCareer: '/admin/careers/vacancy',
  'legal-pages': '/admin/legal-pages',
  'site-content': '/admin/site/company',
};

/** How the ids of items of the site begin, by the screen on which they are edited. */
const sitePrefixes = {
  pages: 'page-',
  hero: 'hero-',
  tiles: 'tile-',
  badges: 'badge-',
  announcements: 'announcement-',
} as const;

/**
 * The screen on which items of a kind are edited.
 *
 * @param categoryName of a product its category path; of others nothing
 * @param id of the item: those of the site have several screens
 */
export function screenOf(
  kind: EditedKind,
  { categoryName, id = '' }: { categoryName?: string | null | undefined; id?: string | undefined } = {},
): string | undefined {
  if (kind === 'site-content') return siteItemPath(id);
  return kind === 'products' ? productsPath(categoryName ?? '') : screenPaths[kind];
}

/** The screen of a part of what the site says of itself. */
export const sitePath = (part: SitePart): string => `/admin/site/${part}`;

function siteItemPath(id: string): string {
  const part = Object.entries(sitePrefixes).find(([, prefix]) => id.startsWith(prefix))?.[0];
  return part ? sitePath(part as SitePart) : screenPaths['site-content'];
}

function productsPath(categoryName: string): string | undefined {
  const leafCategory = leafCategoryByPath(categoryName);
  return leafCategory && `/admin/products/${leafCategory.adminPath}`;
}
