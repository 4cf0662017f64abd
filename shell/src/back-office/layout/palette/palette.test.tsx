import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import Palette from './palette.tsx';

const entry = (path: string, title: string, order: number) => ({
  path,
  title: { en: title, mk: title },
  group: null,
  order,
});
const live = [
  {
    name: 'users',
    url: 'http://remote.test',
    mounts: ['/admin/users'],
    manifest: {
      navigation: [{ ...entry('/admin/users', 'Users', 1), create: { en: 'New account', mk: 'Нова сметка' } }],
    },
  },
  {
    name: 'content',
    url: 'http://remote.test',
    mounts: ['/admin/home'],
    manifest: { navigation: [entry('/admin/home/dosage', 'Dosage', 2)] },
  },
] as unknown as Remotes['live'];
const remotes = { live, watch: () => () => undefined } as unknown as Remotes;

const close = jest.fn();
beforeEach(() => close.mockClear());

const page = {
  Page: () => <Palette remotes={remotes} opened takeTyped={() => ''} onClose={close} showShortcuts={() => undefined} />,
  pattern: '/admin/*',
  path: '/admin/messages',
  namespace: 'back-office',
  texts: { en, mk },
};

const people = ['Ana', 'Anastas', 'Boris'].map((name) => ({
  _id: name,
  name,
  email: `${name.toLowerCase()}@x.example`,
}));

function open() {
  const api = fakeApi(({ query }) => ({
    products: [],
    content: [{ entity: 'dosage', _id: 'd1', title: { en: 'Drops for the day', mk: '' } }].filter(({ title }) =>
      title.en.toLowerCase().startsWith(query.get('search') ?? ''),
    ),
    messages: [{ _id: 'm1', name: 'Mira', email: 'mira@x.example' }].filter(({ name }) =>
      name.toLowerCase().startsWith(query.get('search') ?? ''),
    ),
    users: people.filter(({ name }) => name.toLowerCase().startsWith(query.get('search') ?? '')),
  }));
  const { router } = renderAdmin(page);
  const where = () => router.state.location;
  return { api, where, hands: userEvent.setup({ delay: null }), field: screen.getByRole('combobox') };
}

const option = (name: RegExp) => screen.findByRole('option', { name });
const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

test('[A-01] Enter before the answer is there waits for it and opens the first that it has', async () => {
  const { api, where, hands, field } = open();
  await hands.type(field, 'boris');
  await option(/^Boris/);
  const answer = api.hold('GET /search');
  await hands.clear(field);
  await hands.type(field, 'anast{Enter}');
  await waitFor(() => expect(api.callsOf('GET /search').at(-1)?.query.get('search')).toBe('anast'));
  expect(await option(/^Boris/)).toBeVisible();
  expect(marked()).toBeNull();
  expect(close).not.toHaveBeenCalled();
  answer();
  await waitFor(() =>
    expect(where()).toMatchObject({ pathname: '/admin/users', state: { open: 'edit', id: 'Anastas' } }),
  );
  expect(close).toHaveBeenCalledTimes(1);
});

test('[A-01] a line of an earlier search that was chosen opens only if what is typed finds it too', async () => {
  const { api, where, hands, field } = open();
  await hands.type(field, 'ana');
  await option(/^Anastas/);
  let answer = api.hold('GET /search');
  await hands.type(field, 's{ArrowDown}{Enter}');
  expect(marked()).toContain('Ana');
  await waitFor(() => expect(api.callsOf('GET /search').at(-1)?.query.get('search')).toBe('anas'));
  answer();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(close).not.toHaveBeenCalled();

  answer = api.hold('GET /search');
  await hands.type(field, 't{ArrowDown}{Enter}');
  answer();
  await waitFor(() => expect(where().state).toMatchObject({ id: 'Anastas' }));
});

test('[A-01] what is typed after Enter takes it back', async () => {
  const { api, hands, field } = open();
  const answer = api.hold('GET /search');
  await hands.type(field, 'ana{Enter}s');
  answer();
  await option(/^Anastas/);
  await waitFor(() => expect(marked()).toContain('Anastas'));
  expect(close).not.toHaveBeenCalled();
});

test('[A-01] [K-23] rows of every entity and messages are found and open on their screens', async () => {
  const { where, hands, field } = open();
  await hands.type(field, 'drops');
  expect(await option(/^Drops for the day/)).toHaveTextContent('Dosage');
  await hands.keyboard('{Enter}');
  const state = (id: string) => ({ open: 'edit', id });
  expect(where()).toMatchObject({
    pathname: '/admin/home/dosage',
    search: '?search=Drops+for+the+day',
    state: state('d1'),
  });
  await hands.clear(field);
  await hands.type(field, 'mira{Enter}');
  await waitFor(() => expect(where()).toMatchObject({ pathname: '/admin/messages', state: state('m1') }));
});

test('[A-01] a screen opens at once, what may come to stand below an answer does not', async () => {
  const { api, where, hands, field } = open();
  const answer = api.hold('GET /search');
  await hands.type(field, 'new account');
  expect(await option(/^New account/)).toBeVisible();
  expect(marked()).toBeNull();
  await hands.clear(field);
  await hands.type(field, 'users{Enter}');
  expect(where().pathname).toBe('/admin/users');
  expect(close).toHaveBeenCalledTimes(1);
  answer();
});

test('[A-01] a search that fails says so, and Enter opens nothing of an earlier one', async () => {
  const { api, hands, field } = open();
  await hands.type(field, 'ana');
  await option(/^Anastas/);
  api.fail('GET /search', { status: 400 });
  await hands.type(field, 's{Enter}');
  expect(await screen.findAllByText('The back office could not be searched.')).not.toHaveLength(0);
  expect(screen.queryByRole('option')).toBeNull();
  expect(close).not.toHaveBeenCalled();
});
