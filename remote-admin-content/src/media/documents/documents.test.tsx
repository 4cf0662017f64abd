import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, fakeApi, renderAdmin, stubBrowserApis, upTo } from '@varda/admin/testing';
import type { ProductLeaflets } from '@varda/contract/leaflets';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import DocumentsPage from './documents.page.tsx';

beforeAll(stubBrowserApis);

const page = {
  Page: DocumentsPage,
  pattern: '/admin/media/documents',
  path: '/admin/media/documents',
  namespace: 'admin-content',
  texts: { en, mk },
};

const leaflet = (n: number) => ({
  key: String(n).repeat(32),
  size: 214_000,
  uploadedAt: '2026-11-21T10:00:00.000Z',
});
/** Every second one has no leaflet in English. */
const product = (n: number): ProductLeaflets => ({
  _id: `id-${n}`,
  name: { en: `Drops ${n}`, mk: `Капки ${n}` },
  categoryName: 'CBD Products/Oral',
  leaflets: { en: n % 2 === 0 ? null : leaflet(n), mk: leaflet(n) },
});

function open(count: number, visit: Parameters<typeof renderAdmin>[1] = {}, pattern = page.pattern) {
  const products = upTo(count).map(product);
  const api = fakeApi(({ path, query }: Call) => {
    if (path === '/session') return { _id: 'ana', restrictions: [] };
    const found = products.filter(({ leaflets }) => query.get('missing') !== 'one' || !leaflets.en);
    const limit = Number(query.get('limit'));
    const first = (Number(query.get('page')) - 1) * limit;
    return { products: query.get('search') ? [] : found.slice(first, first + limit), totalCount: found.length };
  });
  return { api, user: userEvent.setup({ delay: null }), ...renderAdmin({ ...page, pattern }, visit) };
}

const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

test('[E-05] leaflets are listed by product, each with its size and date to be saved; what is missing says so', async () => {
  open(2);
  const first = await row('Drops 1');
  expect(within(first).getByText('CBD Products · Oral')).toBeVisible();
  const link = within(first).getByRole('link', { name: 'PDF, 214\u00a0kB: Drops 1, leaflet in English' });
  expect(link).toHaveAttribute('href', `/api/leaflets/${'1'.repeat(32)}/Drops-1.pdf`);
  expect(link).toHaveAttribute('download');
  expect(link.textContent).toBe('PDF, 214\u00a0kB');
  expect(within(first).getAllByText(/21\/11\/2026|21\.11\.2026/)).toHaveLength(2);
  expect(within(first).getByRole('link', { name: /leaflet in Macedonian$/ })).toHaveAttribute(
    'href',
    `/api/leaflets/${'1'.repeat(32)}/${encodeURIComponent('Капки-1')}.pdf`,
  );
  expect(within(await row('Drops 2')).getByText('Missing')).toBeVisible();
});

test('[E-05] pages, a filter, a sort and a search are asked of the server and stand in the address', async () => {
  const { api, user, search } = open(60);
  await row('Drops 1');
  const last = () => api.callsOf('GET /leaflets').at(-1)?.query;
  expect([last()?.get('limit'), last()?.get('sortBy'), last()?.get('missing')]).toEqual(['25', 'name', null]);
  await user.click(screen.getByRole('button', { name: /page 3/i }));
  await row('Drops 60');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Products that are shown' }),
    'Missing in one language',
  );
  await row('Drops 2');
  expect(search()).toBe('?missing=one');
  await user.click(screen.getByRole('button', { name: /In Macedonian/ }));
  await waitFor(() => expect(last()?.get('sortBy')).toBe('mk'));
  await user.type(screen.getByRole('searchbox'), 'syrup');
  expect(await screen.findByText('No product matches.')).toBeVisible();
  expect([last()?.get('search'), last()?.get('missing')]).toEqual(['syrup', 'one']);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await row('Drops 1');
  expect(search()).toBe('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[E-05] a product is opened in its list, found by its name', async () => {
  const { user, router } = open(1, {}, '/admin/*');
  await row('Drops 1');
  await user.click(screen.getByRole('button', { name: 'Open the product: Drops 1' }));
  const { pathname, search, state } = router.state.location;
  expect([pathname, search, state]).toEqual([
    '/admin/products/cbd/oral',
    '?search=Drops+1',
    { open: 'edit', id: 'id-1' },
  ]);
});

test('[E-05] without leaflets the list says so; the tabs lead between pictures and documents', async () => {
  const { api } = open(0, { language: 'mk' });
  expect(await screen.findByText(mk.documents.none)).toBeVisible();
  const tabs = screen.getByRole('navigation', { name: 'Медиуми' });
  expect(within(tabs).getByRole('link', { name: 'Документи' })).toHaveAttribute('aria-current', 'page');
  expect(within(tabs).getByRole('link', { name: 'Слики' })).toHaveAttribute('href', '/admin/media');
  expect(within(tabs).getByRole('link', { name: 'Слики' })).not.toHaveAttribute('aria-current');
  expect(api.callsOf('GET /leaflets')).toHaveLength(1);
});

test('[E-05] a list that could not be had is asked for again', async () => {
  const api = fakeApi(({ path }: Call) =>
    path === '/session' ? { _id: 'ana', restrictions: [] } : { products: [product(1)], totalCount: 1 },
  );
  api.fail('GET /leaflets', { status: 503 });
  renderAdmin(page);
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByRole('alert')).toBeVisible();
  api.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Drops 1')).toBeVisible();
});
