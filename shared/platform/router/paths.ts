import type { CatalogueCategory, Subcategory } from '@varda/contract/catalogue';
import { categoryPath } from '@varda/contract/category-path';
import { defaultLanguage, type Language } from '@varda/contract/language';
import { isPublic } from './is-public.ts';

/** Every public link is built here. */
export const paths = {
  home: '/',
  about: '/about',
  history: '/history',
  careers: '/careers',
  career: (id: string) => `/careers/${encodeURIComponent(id)}`,
  contacts: '/contacts',
  privacy: '/privacy',
  sideEffects: '/side-effects',
  search: '/search',
  category: categoryPath,
  subcategory: (category: CatalogueCategory, subcategory: Pick<Subcategory, 'id'>) =>
    `${paths.category(category)}#${subcategory.id}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
} as const;

let isDefaultNamed = false;

/** Says whether links to pages in the default language name it, too: where another one is stored, they would open in that. */
export function nameDefaultLanguage(isNamed: boolean): void {
  isDefaultNamed = isNamed;
}

/**
 * A path of this site as pages in a language link to it: `/about?lang=mk`, and `/about` in the default one. A path that names a
 * language keeps it; the back office and the api have none in their addresses, and other sites are left alone.
 */
export function addressIn(language: Language, path: string): string {
  return language === defaultLanguage && !isDefaultNamed ? path : withLanguage(language, path);
}

function withLanguage(language: Language, path: string): string {
  const [, page = '', query = '', place = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const isOfSite = page === '' || /^\/(?!\/)/.test(page);
  if (!isOfSite || !isPublic(page) || page.startsWith('/api/')) return path;
  if (new URLSearchParams(query).has('lang')) return path;
  return `${page}${query ? `${query}&` : '?'}lang=${language}${place}`;
}

/** The address under which search engines know a page in a language: `https://www.example.com/about?lang=mk`. */
export function pageAddress(origin: string, path: string, language: Language): string {
  return origin + (language === defaultLanguage ? path : withLanguage(language, path));
}
