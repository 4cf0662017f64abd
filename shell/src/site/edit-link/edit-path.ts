import type { Language } from '@varda/contract/language';
import { screenOf, screenPaths, sitePath } from '@varda/contract/screen-paths';
import { call } from '@varda/platform/http';
import { paths } from '@varda/platform/router';

const screens: Record<string, string> = {
  [paths.home]: sitePath('hero'),
  [paths.about]: screenPaths.about,
  [paths.history]: screenPaths.history,
  [paths.careers]: screenPaths.adminCareer,
  [paths.contacts]: screenPaths['contact-info'],
  [paths.privacy]: `${screenPaths['legal-pages']}?edit=privacy`,
  [paths.sideEffects]: `${screenPaths['legal-pages']}?edit=side-effects`,
};

/** Where in the back office a page is edited; null for a page of several things, or of none. */
export async function editPathOf(pathname: string, language: Language): Promise<string | null> {
  const [, page, id = ''] = /^\/(product|careers)\/([^/]+)$/.exec(pathname) ?? [];
  if (page === 'product') {
    const { name, categoryName } = await call('GET /products/product/:id', { params: { id } });
    const screen = screenOf('products', { categoryName });
    return screen ? formOf(screen, id, name[language]) : null;
  }
  if (page === 'careers') {
    const { vacancy } = await call('GET /adminCareer/:id', { params: { id }, query: { lang: language } });
    return formOf(screenPaths.adminCareer, id, vacancy[language]);
  }
  return screens[pathname] ?? null;
}

/** The form of a row, over a list in which it is found. */
function formOf(screen: string, id: string, name: string): string {
  return `${screen}?${new URLSearchParams({ search: name, edit: id })}`;
}
