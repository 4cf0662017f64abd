import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Call, fakeApi, renderAdmin, stubBrowserApis } from '@varda/admin/testing';
import type { Trashed } from '@varda/contract/trash';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import TrashPage from './trash.page.tsx';

beforeAll(stubBrowserApis);

const trashed = (entity: Trashed['entity'], area: Trashed['area'], name: string): Trashed => ({
  ...{ entity, area, _id: name, title: { en: name, mk: name } },
  ...{ deletedAt: '2026-11-21T10:00:00.000Z', by: { _id: 'boris', name: 'Boris' }, offSite: false },
});
const items = [trashed('about', 'pages', 'About'), trashed('adminCareer', 'vacancies', 'Vacancy')];

function open(restrictions: string[], listed = items) {
  const gone = new Set<string | undefined>();
  const api = fakeApi(({ method, path, query }: Call) => {
    if (path === '/session') return { _id: 'ana', restrictions };
    if (method === 'DELETE') gone.add(path.split('/').at(-1));
    if (method === 'POST') gone.add(path.split('/').at(-2));
    if (method !== 'GET') return { done: true };
    const found = listed
      .filter(({ _id }) => !gone.has(_id))
      .filter(({ entity }) => entity === (query.get('entity') ?? entity))
      .filter(({ title }) => title.en.includes(query.get('search') ?? ''));
    return { items: found, totalCount: found.length };
  });
  const at = { pattern: '/admin/*', path: '/admin/trash', namespace: 'admin-content', texts: { en, mk } };
  return { api, user: userEvent.setup({ delay: null }), ...renderAdmin({ Page: TrashPage, ...at }) };
}

const locked = (name: string) => screen.queryByRole('button', { name })?.getAttribute('aria-description');

test('[U-04] [K-22] who may not publish restores nothing that visitors see; a vacancy may be off, and is deleted for good', async () => {
  open(['pages.publish', 'vacancies.publish']);
  await waitFor(() => expect(locked('Restore: About')).toBe(en.admin.locked.publish));
  expect(locked('Delete for good: About')).toBeNull();
  expect(locked('Restore: Vacancy')).toBeNull();
});

test('[U-04] [K-22] who may not delete does nothing in the trash', async () => {
  open(['pages.delete', 'pages.publish']);
  await waitFor(() => expect(locked('Restore: About')).toBe(en.admin.locked.delete));
  expect(locked('Delete for good: About')).toBe(en.admin.locked.delete);
});

test('[K-22] [A-01] a search is asked of the server and stands in the address; it may find nothing', async () => {
  const { api, user, search } = open([]);
  const about = await screen.findByRole('button', { name: 'Restore: About' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Vac');
  await waitFor(() => expect(about).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Restore: Vacancy' })).toBeVisible();
  expect(search()).toBe('?search=Vac');
  expect(api.callsOf('GET /trash').at(-1)?.query.get('search')).toBe('Vac');

  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('Nothing matches “Vaczzz”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'Restore: About' })).toBeVisible();
  expect(search()).toBe('');
  expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus();
});

test('[K-22] [E-09] the trash is narrowed down to a kind, which stands in the address; what was off the site says so', async () => {
  const off = items.map((item) => ({ ...item, offSite: true }));
  const { api, user, search } = open([], [...off, trashed('dosage', 'pages', 'Drops')]);
  await screen.findByRole('button', { name: 'Restore: About' });
  expect(screen.getByText('Was off the site. Restored, it is on it.').closest('tr')).toHaveTextContent('About');
  expect(screen.getByText('Was off the site.').closest('tr')).toHaveTextContent('Vacancy');

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Vacancy');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore: About' })).not.toBeInTheDocument());
  expect(search()).toBe('?entity=adminCareer');
  expect(api.callsOf('GET /trash').at(-1)?.query.get('entity')).toBe('adminCareer');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Contact');
  expect(await screen.findByText('No row matches the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'Restore: Drops' })).toBeVisible();
  expect(search()).toBe('');
});

test('[K-22] [E-05] a picture lies among the others, by its kind where it has no name; who may not upload does not restore it', async () => {
  const nameless = { ...trashed('media', 'pictures', 'key'), title: { en: '', mk: '' } };
  const { api, user } = open([], [trashed('media', 'pictures', 'Field.jpg'), nameless]);
  await user.click(await screen.findByRole('button', { name: 'Restore: Picture' }));
  await waitFor(() => expect(api.callsOf('POST /trash/media/key/restore')).toHaveLength(1));
  cleanup();
  open(['pictures.write'], [nameless]);
  await waitFor(() => expect(locked('Restore: Picture')).toBe(en.admin.locked.delete));
});

test('[K-22] an item is restored once, however often the button is pressed', async () => {
  const { api, user } = open([]);
  await user.dblClick(await screen.findByRole('button', { name: 'Restore: About' }));
  expect(await screen.findAllByText(en.trash.success.updated)).toHaveLength(1);
  expect(api.callsOf('POST /trash')).toHaveLength(1);
});

test('[K-22] what a colleague has just restored is said to be back, and leaves the list; deleted for good, it is not', async () => {
  const listed = [...items];
  const { api, user } = open([], listed);
  const notFound = { status: 404, body: { code: 'not_found', message: 'This item does not exist.' } };
  api.fail('POST /trash', notFound);
  const about = await screen.findByRole('button', { name: 'Restore: About' });
  listed.shift();
  await user.click(about);
  expect(await screen.findByText(en.trash.isBack)).toBeVisible();
  await waitFor(() => expect(about).not.toBeInTheDocument());

  api.fail('GET /edit-history', notFound);
  await user.click(screen.getByRole('button', { name: 'Restore: Vacancy' }));
  expect(await screen.findByText('This item does not exist.')).toBeVisible();
});

test('[K-22] [K-27] the row in the place of one that was restored or deleted for good has the focus, and the heading after the last', async () => {
  const [a, c, d] = ['A', 'C', 'D'].map((name) => trashed('about', 'pages', name)) as [Trashed, Trashed, Trashed];
  const nameless = { ...trashed('media', 'pictures', 'key'), title: { en: '', mk: '' } };
  const { api, user } = open([], [a, nameless, c, d]);
  const rowOf = (name: string) => screen.getByRole('button', { name: `Restore: ${name}` }).closest('tr');
  await user.click(await screen.findByRole('button', { name: 'Restore: Picture' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore: Picture' })).not.toBeInTheDocument());
  await waitFor(() => expect(rowOf('C')).toHaveFocus());

  async function deleteForGood(name: string) {
    await user.click(screen.getByRole('button', { name: `Delete for good: ${name}` }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  }
  await deleteForGood('C');
  await waitFor(() => expect(rowOf('D')).toHaveFocus());
  await deleteForGood('D');
  await waitFor(() => expect(rowOf('A')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Restore: A' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Trash' })).toHaveFocus());
  expect(api.callsOf('GET /trash').length).toBeGreaterThan(4);
});
