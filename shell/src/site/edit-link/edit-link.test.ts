import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from '@varda/platform/router';
import type { ShellRouter } from '../../app.tsx';
import { showEditLink } from './edit-link.ts';

const page = (pathname: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [pathname] }) as unknown as ShellRouter;
const link = () => document.querySelector<HTMLAnchorElement>('#edit-link');

beforeEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL((input as Request).url);
    if (pathname.endsWith('/gone')) return Response.json({}, { status: 404 });
    if (pathname.startsWith('/api/products/'))
      return Response.json({ name: { en: 'Oil', mk: 'Масло' }, categoryName: 'CBD Products/Oral' });
    return Response.json({ vacancy: { en: 'Analyst', mk: 'Аналитичар' } });
  });
});

test.each([
  ['/', '/admin/site/hero'],
  ['/about', '/admin/who-we-are/about'],
  ['/privacy', '/admin/legal-pages?edit=privacy'],
  ['/product/a', '/admin/products/cbd/oral?search=%D0%9C%D0%B0%D1%81%D0%BB%D0%BE&edit=a'],
  ['/careers/b', '/admin/careers/vacancy?search=%D0%90%D0%BD%D0%B0%D0%BB%D0%B8%D1%82%D0%B8%D1%87%D0%B0%D1%80&edit=b'],
])('[E-02] from %s staff are led to %s', async (pathname, href) => {
  showEditLink(page(pathname), 'mk');
  await waitFor(() => expect(link()?.getAttribute('href')).toBe(href));
  expect(link()).toHaveTextContent('Уреди');
});

test('[E-02] the link follows the pages of a visit, and is not there where nothing is edited', async () => {
  const router = page('/about');
  showEditLink(router, 'en');
  await waitFor(() => expect(link()?.getAttribute('href')).toBe('/admin/who-we-are/about'));
  await router.navigate('/search');
  await waitFor(() => expect(link()).toBeNull());
  await router.navigate('/product/gone');
  await router.navigate('/contacts');
  await waitFor(() => expect(link()?.getAttribute('href')).toBe('/admin/contacts'));
});

test('[E-02] a preview has no link to be edited', () => {
  window.history.replaceState(null, '', `/about?preview=${'p'.repeat(43)}`);
  showEditLink(page('/about'), 'en');
  expect(link()).toBeNull();
});
