import { subcategoryByPath } from '@varda/contract/catalogue';
import type { Language } from '@varda/contract/language';
import { call } from '@varda/platform/http';
import { paths } from '@varda/platform/router';

const screens: Record<string, string> = {
  [paths.home]: '/admin/site/hero',
  [paths.about]: '/admin/who-we-are/about',
  [paths.history]: '/admin/who-we-are/history',
  [paths.careers]: '/admin/careers/vacancy',
  [paths.contacts]: '/admin/contacts',
  [paths.privacy]: '/admin/legal-pages?edit=privacy',
  [paths.sideEffects]: '/admin/legal-pages?edit=side-effects',
};

/** Where in the back office a page is edited; null for a page of several things, or of none. */
export async function editPathOf(pathname: string, language: Language): Promise<string | null> {
  const [, page, id = ''] = /^\/(product|careers)\/([^/]+)$/.exec(pathname) ?? [];
  if (page === 'product') {
    const { name, categoryName } = await call('GET /products/product/:id', { params: { id } });
    const subcategory = subcategoryByPath(categoryName);
    return subcategory ? formOf(`/admin/products/${subcategory.adminPath}`, id, name[language]) : null;
  }
  if (page === 'careers') {
    const { vacancy } = await call('GET /adminCareer/:id', { params: { id }, query: { lang: language } });
    return formOf('/admin/careers/vacancy', id, vacancy[language]);
  }
  return screens[pathname] ?? null;
}

/** The form of a row, over a list in which it is found. */
function formOf(screen: string, id: string, name: string): string {
  return `${screen}?${new URLSearchParams({ search: name, edit: id })}`;
}
