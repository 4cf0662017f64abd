import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, overwrite, renderAdmin, someTime, stubBrowserApis } from '@varda/admin/testing';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import HistoryPage from './history.page.tsx';

beforeAll(stubBrowserApis);
beforeEach(() => localStorage.clear());

const row = { _id: 'h1', text: { en: '<p>First</p>', mk: '<p>Прво</p>' }, position: 1, ...someTime };
const colleagues = {
  _id: 'v1',
  __v: 3,
  name: 'Of Boris',
  shared: true,
  query: 'translation=missing-mk&limit=25',
  layout: { turned: ['createdAt'], order: ['updatedAt', 'text'], density: 'compact' },
  by: { _id: 'boris', name: 'Boris' },
  isMine: false,
};

function open({ search = '', views = [colleagues] as object[] } = {}) {
  const saved = [...views] as (typeof colleagues)[];
  const api = fakeApi(({ method, path, body }) => {
    if (path === '/session') return { _id: null };
    if (path === '/saved-views/history' && method === 'GET') return saved;
    if (path === '/saved-views/history') {
      const made = { ...colleagues, ...(body as object), _id: 'v2', __v: 0, isMine: true };
      saved.push(made);
      return made;
    }
    if (path.startsWith('/saved-views') && method === 'DELETE') saved.splice(0);
    if (path.startsWith('/saved-views')) {
      saved[0] = { ...(saved[0] ?? colleagues), ...(body as object), __v: (saved[0]?.__v ?? 0) + 1 };
      return saved[0];
    }
    return [row];
  });
  const page = renderAdmin(
    {
      Page: HistoryPage,
      pattern: '/admin/who-we-are/history',
      path: '/admin/who-we-are/history',
      namespace: 'admin-content',
      texts: { en, mk },
    },
    { search },
  );
  return { api, user: userEvent.setup({ delay: null }), ...page };
}

type User = ReturnType<typeof userEvent.setup>;
const headers = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));

async function manage(user: User) {
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save and manage views…' }));
  return screen.findByRole('dialog', { name: 'Views' });
}

test('[E-09] a view of a colleague brings its filters and columns, and can be what the list opens with', async () => {
  const { api, user, search } = open();
  await screen.findByText('First');
  expect(headers()).toContain('Created');
  expect(api.callsOf('GET /saved-views')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Of Boris (shared)' }));
  await waitFor(() => expect(search()).toBe('?translation=missing-mk&limit=25'));
  expect(headers()).not.toContain('Created');
  expect(headers().indexOf('Updated')).toBeLessThan(headers().indexOf('Text'));

  const window = await manage(user);
  expect(within(window).queryByRole('button', { name: 'Delete: Of Boris' })).not.toBeInTheDocument();
  await user.click(
    within(window).getByRole('checkbox', { name: 'Open the list with this, in this browser: Of Boris' }),
  );
  cleanup();
  const again = open();
  await waitFor(() => expect(again.search()).toBe('?translation=missing-mk&limit=25'));
  cleanup();
  const linked = open({ search: '?search=First' });
  await screen.findByText('First');
  expect(linked.search()).toBe('?search=First');
});

test('[E-09] a view leaves the columns that one has chosen as they are; what is changed by hand is kept', async () => {
  localStorage.setItem('layout history', JSON.stringify({ order: ['createdAt', 'text'], density: 'comfortable' }));
  const { user } = open();
  await screen.findByText('First');
  const own = headers();
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Of Boris (shared)' }));
  await waitFor(() => expect(headers()).not.toContain('Created'));
  act(() => screen.getByRole('separator', { name: 'Width: Updated' }).focus());
  await user.keyboard('{ArrowRight}');
  const width = screen.getByRole('separator', { name: 'Width: Updated' }).getAttribute('aria-valuenow');
  cleanup();
  open();
  await screen.findByText('First');
  expect(headers()).toEqual(own);
  expect(screen.getByRole('separator', { name: 'Width: Updated' })).toHaveAttribute('aria-valuenow', width);
});

test('[E-09] what one sees is saved under a name, refused names stay in the field, and leaving asks first', async () => {
  const { api, user } = open({ search: '?page=1&updatedFrom=2026-11-01&sortBy=updatedAt&sortOrder=desc' });
  await screen.findByText('First');
  const window = await manage(user);
  await user.type(within(window).getByLabelText('Save what you see as'), 'New ones');
  await user.click(within(window).getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Continue editing' }));
  api.failOnce('POST /saved-views', {
    status: 409,
    body: { code: 'conflict', message: 'No', fields: { name: 'You have a view of this name.' } },
  });
  await user.click(within(window).getByRole('button', { name: 'Save' }));
  expect(await within(window).findByText('You have a view of this name.')).toBeVisible();
  expect(within(window).getByLabelText('Save what you see as')).toHaveValue('New ones');
  await user.click(within(window).getByRole('checkbox', { name: 'Share with all colleagues' }));
  await user.click(within(window).getByRole('button', { name: 'Save' }));
  expect(await within(window).findByText('“New ones” is saved.')).toBeVisible();
  expect(api.callsOf('POST /saved-views/history').at(-1)?.body).toEqual({
    name: 'New ones',
    shared: true,
    query: 'updatedFrom=2026-11-01&sortBy=updatedAt&sortOrder=desc',
    layout: { turned: [] },
  });
  await user.click(await within(window).findByRole('button', { name: 'Rename or share: New ones' }));
  expect(within(window).getByLabelText('Name')).toHaveValue('New ones');
  await user.click(within(window).getByRole('button', { name: 'Cancel' }));
  await user.click(within(window).getByRole('button', { name: 'Delete: New ones' }));
  const deletion = await screen.findByRole('dialog', { name: 'Delete' });
  expect(within(deletion).getByText('“New ones” is deleted for good, for all colleagues.')).toBeVisible();
  expect(api.callsOf('DELETE /saved-views')).toEqual([]);
  api.failOnce('DELETE /saved-views', { status: 500, body: { message: 'The server says why' } });
  await user.click(within(deletion).getByRole('button', { name: 'Delete' }));
  expect(await within(deletion).findByText('The server says why')).toBeVisible();
  await user.click(within(deletion).getByRole('button', { name: 'Delete' }));
  expect(await within(window).findByText('“New ones” is deleted.')).toBeVisible();
  await waitFor(() => expect(deletion).not.toBeInTheDocument());
  expect(within(window).getByLabelText('Save what you see as')).toHaveFocus();
});

test('[E-09] a name that is typed outlives a replacement of the view, a change by a colleague, and the next press', async () => {
  const own = { ...colleagues, name: 'Own', isMine: true };
  const { api, user } = open({ views: [own] });
  await screen.findByText('First');
  const window = await manage(user);
  await user.click(await within(window).findByRole('button', { name: 'Rename or share: Own' }));
  await overwrite(user, within(window).getByLabelText('Name'), 'Renamed');
  const replace = within(window).getByRole('button', { name: 'Update with the current view: Own' });
  await user.click(replace);
  expect(await within(window).findByText('“Own” is saved, for all colleagues.')).toBeVisible();
  expect(replace).toHaveFocus();
  const current = { ...own, __v: 9 };
  api.failOnce('PATCH /saved-views', { status: 409, body: { code: 'changed_meanwhile', message: 'Changed', current } });
  await user.click(within(window).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(window).getByRole('alert')).toHaveFocus());
  await user.click(within(window).getByRole('button', { name: 'Rename or share: Own' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(question).getByRole('button', { name: 'Continue editing' }));
  await user.click(within(window).getByRole('button', { name: 'Save' }));
  expect(await within(window).findByText('“Renamed” is saved.')).toBeVisible();
  const renames = api.callsOf('PATCH /saved-views').filter(({ body }) => (body as { name?: string }).name);
  expect(renames.map(({ ifMatch }) => ifMatch)).toEqual(['"4"', '"9"']);
});

test('[E-09] widths are changed by arrow keys, and kept with the density in this browser', async () => {
  const { user } = open();
  await screen.findByText('First');
  const handle = () => screen.getByRole('separator', { name: 'Width: Created' });
  const before = Number(handle().getAttribute('aria-valuenow'));
  act(() => handle().focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(handle()).toHaveAttribute('aria-valuenow', String(before + 32));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('radio', { name: 'Compact' }));
  cleanup();
  open();
  await screen.findByText('First');
  expect(handle()).toHaveAttribute('aria-valuenow', String(before + 32));
  act(() => handle().focus());
  await userEvent.keyboard('{Escape}');
  expect(handle()).toHaveAttribute('aria-valuenow', String(before));
  expect(JSON.parse(localStorage.getItem('layout history') ?? '{}')).toMatchObject({ density: 'compact' });
});

test('[E-09] an update with the current view and a rename are undone by one press, unless a colleague has changed the view since', async () => {
  const own = { ...colleagues, name: 'Late', isMine: true };
  localStorage.setItem('view history', JSON.stringify({ id: 'v1', query: own.query, layout: own.layout }));
  const { api, user } = open({ search: '?search=First', views: [own] });
  await screen.findByText('First');
  const window = await manage(user);
  const press = async (name: string) => user.click(await within(window).findByRole('button', { name }));
  const sent = () => api.callsOf('PATCH').at(-1)?.body;
  await press('Update with the current view: Late');
  expect(await within(window).findByText('“Late” is saved, for all colleagues.')).toBeVisible();
  expect(localStorage.getItem('view history')).toContain('search=First');
  await press('Undo');
  expect(await within(window).findByText('“Late” is as it was before.')).toBeVisible();
  expect(sent()).toEqual({ name: 'Late', shared: true, query: own.query, layout: own.layout });
  expect(localStorage.getItem('view history')).toContain(own.query);
  expect(within(window).getByLabelText('Save what you see as')).toHaveFocus();
  expect(within(window).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  await press('Rename or share: Late');
  await user.type(within(window).getByLabelText('Name'), 'st');
  await press('Save');
  await within(window).findByText('Latest');
  api.failOnce('PATCH', { status: 409, body: { code: 'conflict', message: 'Somebody has changed it.' } });
  await press('Undo');
  expect(await within(window).findByRole('alert')).toHaveTextContent('Somebody has changed it.');
  expect(sent()).toMatchObject({ name: 'Late' });
});
