import { act, render, screen, waitFor } from '@testing-library/react';
import { createI18n } from '@varda/platform/language';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ListSource } from '../list/list-source.ts';
import { type List, useList } from '../list/use-list.ts';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import { upTo } from '../testing/rows.ts';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { useScreenIntent } from './use-screen-intent.ts';

const row = { _id: 'a' };
const list = { rows: [row], status: 'shown', isStale: false } as unknown as List<typeof row>;

function Screen() {
  const [opened, setOpened] = useState(0);
  // New functions at each render, as screens give them.
  useScreenIntent(list, () => setOpened((times) => times + 1), { write: null });
  return <output>{opened}</output>;
}

const Page = () => (
  <I18nextProvider i18n={createI18n('en')}>
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <Screen />
    </TextsOfResource>
  </I18nextProvider>
);

test('[A-01] a row that a link asks for is opened once, however long the address takes to follow', async () => {
  let answer = () => {};
  const slow = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/', Component: Page, loader: slow, hydrateFallbackElement: <p /> }], {
    initialEntries: [{ pathname: '/', state: { open: 'edit', id: 'a' } }],
  });
  render(<RouterProvider router={router} />);
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  expect(router.state.location.state).toBeNull();

  await act(async () => void router.navigate('/', { state: { open: 'edit', id: 'a' } }));
  await act(async () => answer());
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^2$/);
});

test('[E-02] a row that an address asks for is opened once, and is not named in it after that', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/?search=oil&edit=a'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('status')).toHaveTextContent(/^1$/);
  expect(router.state.location.search).toBe('?search=oil');
});

describe('a row that is not on the page', () => {
  interface Note {
    _id: string;
    name: string;
  }
  const names = ['kept', ...upTo(12).map((n) => `oil ${n}`)];
  const rows = names.map((name): Note => ({ _id: name.replace(' ', '-'), name }));
  let answer = async () => {};
  const source: ListSource<Note> = {
    key: ['admin', 'notes'],
    paging: 'server',
    sortBy: [],
    defaultSort: { by: 'name', order: 'asc' },
    load: async ({ search, page, limit }) => {
      if (limit > 5) await answer();
      const found = rows.filter(({ name }) => name.includes(search));
      return { rows: found.slice((page - 1) * limit, page * limit), totalCount: found.length };
    },
  };
  beforeEach(() => {
    answer = async () => {};
  });

  const opened = jest.fn();
  function Notes() {
    const found = useList(source);
    useScreenIntent(found, opened, { write: null });
    return found.rows.map(({ _id, name }) => <p key={_id}>{name}</p>);
  }
  const failure = { list: { answered: 'Not loaded', silent: 'Not loaded' } };
  const texts = { en: { admin: en, notes: { failure } }, mk: { admin: mk, notes: { failure } } };
  function open(search: string) {
    opened.mockClear();
    const NotesPage = () => (
      <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
        <Notes />
      </TextsOfResource>
    );
    return renderAdmin({ Page: NotesPage, pattern: '/notes', path: '/notes', namespace: 'sample', texts }, { search });
  }

  test.each([
    ['another page of what is searched for', '?search=oil&edit=oil-7', '?search=oil&page=2'],
    ['the whole list, where its name is another one by now', '?search=drops&edit=oil-11', '?page=3'],
  ])('[A-01] [E-02] is opened once, on %s', async (_, asked, left) => {
    const id = new URLSearchParams(asked).get('edit') ?? '';
    const { search } = open(asked);
    expect(await screen.findByText(id.replace('-', ' '))).toBeVisible();
    expect(search()).toBe(left);
    const row = rows.find(({ _id }) => _id === id);
    expect(opened.mock.calls).toEqual([[{ kind: 'edit', row }]]);
  });

  test('[A-01] [E-02] is said not to be there where it is gone', async () => {
    const { search } = open('?search=oil&edit=gone');
    expect(await screen.findByText('It is not in this list.')).toBeVisible();
    expect(search()).toBe('?search=oil');
    expect(opened).not.toHaveBeenCalled();
  });

  test('[A-01] [X-01] is said not to be loaded where it could not be looked for', async () => {
    answer = async () => {
      throw new Error('No answer');
    };
    const { search } = open('?search=oil&edit=oil-7');
    expect(await screen.findByText('Not loaded')).toBeVisible();
    expect(search()).toBe('?search=oil');
    expect(opened).not.toHaveBeenCalled();
  });

  test('[A-01] is left alone where one has gone on meanwhile', async () => {
    const answered = Promise.withResolvers<void>();
    const asked = jest.fn(() => answered.promise);
    answer = asked;
    const { router, search } = open('?search=oil&edit=oil-7');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await act(() => router.navigate('/notes?search=kept'));
    await act(async () => answered.resolve());
    expect(await screen.findByText('kept')).toBeVisible();
    expect(search()).toBe('?search=kept');
    expect(opened).not.toHaveBeenCalled();
  });
});
