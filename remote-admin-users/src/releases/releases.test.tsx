import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import type { ListedProblem } from '@varda/contract/registry';
import type { RemoteReleases } from '@varda/contract/releases';
import type { Vitals } from '@varda/contract/vitals';
import { writeOverrides } from '@varda/platform/federation/override-cookie';
import { contractVersion } from '@varda/platform/remote/contract-version';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import ReleasesPage from './releases.page.tsx';
import { loadDesk } from './remotes/load-desk.ts';

// jsdom loads no documents.
jest.mock('./remotes/load-desk.ts', () => ({ loadDesk: jest.fn() }));

const page = {
  Page: ReleasesPage,
  pattern: '/admin/releases',
  path: '/admin/releases',
  namespace: 'admin-users',
  texts: { en, mk },
};

const [older, newer] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const release = (version: string, day: string) => ({
  remote: 'public',
  version,
  contract: contractVersion,
  integrity: `sha384-${'a'.repeat(64)}`,
  publishedAt: `2026-01-${day}T10:00:00.000Z`,
  publishedBy: 'Pipeline',
});
const event = (id: string, action: RemoteReleases['events'][number]['action'], version: string | null, by = 'Ana') => ({
  _id: id,
  action,
  version,
  at: '2026-02-03T10:00:00.000Z',
  by,
  byId: null,
});

const publicRemote: RemoteReleases = {
  name: 'public',
  url: 'http://localhost:3001',
  mounts: ['/'],
  owner: null,
  live: newer,
  canary: null,
  enabled: true,
  takeBackAt: 20,
  quarantined: [],
  releases: [release(newer, '02'), release(older, '01')],
  events: [event('4', 'live', newer), event('3', 'published', newer, 'Pipeline'), event('2', 'live', older)],
};
const usersRemote: RemoteReleases = {
  ...publicRemote,
  name: 'admin-users',
  url: 'http://localhost:3004',
  mounts: ['/admin/users'],
  live: null,
  releases: [],
  events: [],
};
const pipeline = {
  _id: 't1',
  name: 'Team A',
  remote: 'public',
  createdAt: '2026-02-01T10:00:00.000Z',
  createdBy: 'Ana',
  expiresAt: '2026-12-01T08:00:00.000Z',
  usedAt: null,
};

const some = (p75: number | null, samples = 1_200) => ({ p75, samples });
const vitals: Vitals = {
  pages: [
    {
      remote: 'public',
      page: '/product/:id',
      metrics: { LCP: some(2_400), INP: some(320), CLS: some(300), FCP: some(900, 1), TTFB: some(null, 0) },
    },
  ],
  remotes: [{ remote: 'public', version: newer, loads: some(180), failures: 3 }],
};

const manyVisits: Vitals = {
  pages: [...'abcdefghijklmn'].map((letter) => ({
    ...(vitals.pages[0] as Vitals['pages'][0]),
    page: `/page-${letter}`,
  })),
  remotes: [...'0123456789ab'].map((digit) => ({
    ...(vitals.remotes[0] as Vitals['remotes'][0]),
    version: digit.repeat(12),
  })),
};

/** The desk over remotes whose pointers the calls really move. */
function open(
  visit: Parameters<typeof renderAdmin>[1] = {},
  first: Partial<RemoteReleases> = {},
  { visits = vitals, problems = [] as ListedProblem[], restrictions = [] as string[] } = {},
) {
  let remotes = [{ ...publicRemote, ...first }, usersRemote];
  let tokens = [pipeline];
  let left = problems;
  const api = fakeApi(({ method, path, body }) => {
    if (path.startsWith('/vitals')) return visits;
    if (path === '/session') return { _id: 'u1', role: 'admin', restrictions };
    if (path.endsWith('remote.json')) return {};
    if (path === '/releases/problems') return left;
    if (path === '/override-origins.json') return ['http://localhost:3099'];
    if (path === '/release-tokens' && method === 'POST') {
      tokens = [{ ...pipeline, _id: 't2', ...(body as { name: string; remote: string }) }, ...tokens];
      return { ...tokens[0], token: 'the-secret' };
    }
    if (path.startsWith('/release-tokens/')) tokens = tokens.filter(({ _id }) => !path.endsWith(_id));
    if (path.startsWith('/release-tokens')) return method === 'GET' ? tokens : { done: true };
    if (path === '/remotes') {
      remotes = [...remotes, { ...usersRemote, ...(body as typeof usersRemote) }];
      return remotes.at(-1);
    }
    if (method === 'DELETE' && path.startsWith('/remotes/')) {
      remotes = remotes.filter(({ name }) => !path.endsWith(`/${name}`));
      left = left.filter(({ entry }) => !path.endsWith(`/${entry}`));
      return { done: true };
    }
    if (method === 'GET') return remotes;
    remotes = remotes.map((each) => (path.endsWith(`/${each.name}`) ? { ...each, ...(body as object) } : each));
    return remotes.find(({ name }) => path.endsWith(`/${name}`));
  });
  return { api, hands: userEvent.setup({ delay: null }), ...renderAdmin(page, visit) };
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

async function actOn(hands: ReturnType<typeof userEvent.setup>, version: string, action: string) {
  await hands.click(await button(`Actions: ${version}`));
  await hands.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the release desk', () => {
  test.each([
    ['en', 'blog: public has the same address, http://localhost:3001'],
    ['mk', 'blog: истата адреса http://localhost:3001 ја има и public'],
  ] as const)('[I-08] says in %s which entry of the registry is left out, and why', async (language, text) => {
    const clash = {
      entry: 'blog',
      kind: 'url',
      other: 'public',
      value: 'http://localhost:3001',
      isAdded: false,
    } as const;
    open({ language }, {}, { problems: [clash] });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('heading', { name: 'public', level: 2 })).toBeVisible();
  });

  test('[I-08] takes out a remote that was added and is left out, once that is confirmed; one of the deployment it does not', async () => {
    const clash = { kind: 'mount', other: 'public', value: '/news' } as const;
    const { hands } = open(
      {},
      {},
      {
        problems: [
          { ...clash, entry: 'blog', isAdded: true },
          { ...clash, entry: 'magazine', isAdded: false },
        ],
      },
    );
    await hands.click(await button('Take blog out'));
    expect(screen.queryByRole('button', { name: 'Take magazine out' })).toBeNull();
    await hands.click(within(await dialog('Take blog out?')).getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(screen.queryByText(/^blog: /)).toBeNull());
    expect(screen.getByText(/^magazine: /)).toBeVisible();
  });

  test('[F-01] [A-17] adds a remote of another repository, also after Escape, and opens its part of the desk once the shell has it', async () => {
    const { api, hands } = open();
    await hands.click(await button('Add remote'));
    const form = await dialog('Add remote');
    const add = within(form).getByRole('button', { name: 'Add remote' });
    for (const [label, text] of [
      [/^Name/, 'blog'],
      [/^Host/, 'https://blog.example'],
      [/^Paths/, '/blog  /news'],
    ] as const)
      await hands.type(within(form).getByLabelText(label), text);
    expect(add).toBeDisabled();
    await hands.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    await hands.click(await button('Add remote'));
    const again = await dialog('Add remote');
    await hands.type(within(again).getByLabelText(/^Owner/), 'Team Blog');
    await hands.click(within(again).getByRole('button', { name: 'Add remote' }));
    await waitFor(() => expect(loadDesk).toHaveBeenCalledWith('blog'));
    const body = { name: 'blog', url: 'https://blog.example', mounts: ['/blog', '/news'], owner: 'Team Blog' };
    expect(api.callsOf('POST /remotes')).toMatchObject([{ body }]);
  });

  test('[F-01] names paths and owner of each remote, and takes out one that was added, once that is confirmed', async () => {
    const { hands } = open({}, { owner: 'Team Blog', mounts: ['/blog', '/news'] });
    expect(await screen.findByText('http://localhost:3001 · /blog /news')).toBeVisible();
    const ownerOf = () => screen.getByText('Owner', { selector: 'dt' }).parentElement as HTMLElement;
    expect(ownerOf()).toHaveTextContent('Team Blog');
    await hands.click(within(ownerOf()).getByRole('button', { name: 'Take out' }));
    await hands.click(within(await dialog('Take public out?')).getByRole('button', { name: 'Take out' }));
    const next = await screen.findByRole('heading', { name: 'admin-users', level: 2 });
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.queryByRole('link', { name: /^public/ })).not.toBeInTheDocument();
    expect(ownerOf()).toHaveTextContent('The deployment');
    expect(within(ownerOf()).queryByRole('button')).not.toBeInTheDocument();
  });

  test('[I-08] a path that another remote has is refused beside the field, and what was typed stays', async () => {
    const message = '/news веќе ја има magazine: за blog наведете друга.';
    const { api, hands } = open({ language: 'mk' });
    api.fail('POST /remotes', { status: 409, body: { code: 'conflict', fields: { mounts: message } } });
    await hands.click(await button('Додај модул'));
    const form = await dialog('Додај модул');
    for (const label of [/^Назив/, /^Сервер/, /^Патеки/, /^Одговорен тим/])
      await hands.type(within(form).getByLabelText(label), '/news');
    await hands.click(within(form).getByRole('button', { name: 'Додај модул' }));
    const paths = within(form).getByLabelText(/^Патеки/);
    await waitFor(() => expect(paths).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(paths).toHaveValue('/news');
    expect(paths).toHaveFocus();
  });

  test.each([
    ['does not answer', 'silent'],
    ['answers with something else', { status: 200, body: {} }],
  ] as const)('[F-01] a remote is added also where the shell %s when asked for it', async (_, how) => {
    jest.mocked(loadDesk).mockClear();
    const waiting = new AbortController();
    const { api, hands } = open();
    await hands.click(await button('Add remote'));
    const form = await dialog('Add remote');
    for (const label of [/^Name/, /^Host/, /^Paths/, /^Owner/])
      await hands.type(within(form).getByLabelText(label), 'news');
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal);
    if (how === 'silent') api.hold('GET /remotes.json');
    else api.fail('GET /remotes.json', how);
    await hands.click(within(form).getByRole('button', { name: 'Add remote' }));
    await waitFor(() => expect(api.callsOf('GET /remotes.json')).not.toEqual([]));
    waiting.abort();
    await waitFor(() => expect(loadDesk).toHaveBeenCalledWith('news'));
  });

  test('[F-02] shows what is live since when and by whom, the versions with their age, and the history', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'public', level: 2 })).toBeVisible();
    expect(screen.getByRole('link', { name: /^public/ })).toHaveAttribute('aria-current', 'true');
    const live = screen.getByText('Live', { selector: 'dt' }).parentElement as HTMLElement;
    expect(live).toHaveTextContent(/bbbbbbbbbbbb03\/02\/2026 \d{2}:00 · Ana/);
    const versions = screen.getByRole('heading', { name: 'Versions' }).parentElement as HTMLElement;
    expect(
      within(versions)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^bbbbbbbbbbbbLive02\/01\/2026 .* days ago · Pipeline/),
      expect.stringMatching(/^aaaaaaaaaaaa01\/01\/2026/),
    ]);
    const history = screen.getByRole('heading', { name: 'History' }).parentElement as HTMLElement;
    expect(within(history).getAllByRole('listitem')[1]).toHaveTextContent('Published bbbbbbbbbbbbPipeline');
  });

  test('[F-02] a rollback says what happens, is sent once it is confirmed, and shows', async () => {
    const { api, hands } = open();
    await hands.click(await button('Roll back'));
    const question = await dialog(`Roll back to: ${older}?`);
    expect(question).toHaveTextContent(`Live now: ${newer}`);
    expect(api.callsOf('PATCH')).toEqual([]);
    await hands.click(within(question).getByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('public: done')).toBeVisible();
    expect(api.callsOf('PATCH /releases/public')).toMatchObject([{ body: { live: older, canary: null } }]);
    expect(screen.getByRole('link', { name: /^public/ })).toHaveTextContent(older);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['while a canary runs', { canary: { version: older, share: 10, staff: false } }],
    ['after a rollback', { live: older, events: [event('5', 'rolled_back', older), ...publicRemote.events] }],
  ])('[F-02] %s no version is proposed to roll back to', async (_, remote) => {
    open({}, remote);
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
  });

  test('[F-02] an older version is rolled back to, a newer one made live', async () => {
    const { api, hands } = open({}, { live: older });
    await actOn(hands, newer, 'Make live');
    await hands.click(within(await dialog(`Make version ${newer} live?`)).getByRole('button', { name: 'Make live' }));
    await waitFor(() => expect(api.callsOf('PATCH')).toMatchObject([{ body: { live: newer } }]));
    await actOn(hands, older, 'Roll back');
    await dialog(`Roll back to: ${older}?`);
  });

  test('[F-02] [F-06] a version of another contract is named, and neither it nor a rollback to it is offered', async () => {
    const past = { ...release(older, '01'), contract: contractVersion - 1 };
    open({}, { releases: [release(newer, '02'), past] });
    expect(await screen.findByText(/for another version of the site/)).toHaveTextContent(`contract ${past.contract}`);
    expect(screen.queryByRole('button', { name: 'Roll back' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Actions: ${older}` })).not.toBeInTheDocument();
  });

  test('[F-02] whoever makes another version live is told that a canary goes on, and for whom', async () => {
    const { api, hands } = open({}, { live: null, canary: { version: older, share: 10, staff: false } });
    await actOn(hands, newer, 'Make live');
    const question = await dialog(`Make version ${newer} live?`);
    expect(question).toHaveTextContent(`The canary goes on until somebody ends it. ${older}: 10% of visitors.`);
    await hands.click(within(question).getByRole('button', { name: 'Make live' }));
    await waitFor(() => expect(api.callsOf('PATCH')).toMatchObject([{ body: { live: newer } }]));
  });

  test('[F-02] a canary needs an audience; it can be changed and ended', async () => {
    const { api, hands } = open();
    await actOn(hands, older, 'Start canary');
    const form = await dialog(`Serve ${older} to some`);
    const share = within(form).getByLabelText('Share of visitors');
    await hands.clear(share);
    await hands.type(share, '0');
    await hands.click(within(form).getByRole('checkbox'));
    expect(form).toHaveTextContent('Choose a share from 1 to 100%, or staff.');
    await hands.click(within(form).getByRole('button', { name: 'Start canary' }));
    expect(api.callsOf('PATCH')).toEqual([]);
    await hands.clear(share);
    await hands.type(share, '25');
    await hands.click(within(form).getByRole('button', { name: 'Start canary' }));
    expect(await screen.findByText('25% of visitors')).toBeVisible();
    expect(api.callsOf('PATCH')).toMatchObject([{ body: { canary: { version: older, share: 25, staff: false } } }]);

    await hands.click(await button('Change audience'));
    const change = await dialog(`Serve ${older} to some`);
    expect(within(change).getByLabelText('Share of visitors')).toHaveValue('25 %');
    await hands.click(within(change).getByRole('button', { name: 'Cancel' }));
    await hands.click(await button('End canary'));
    const question = await dialog(`End the canary of ${older}?`);
    await hands.click(within(question).getByRole('button', { name: 'End canary' }));
    expect(await screen.findByText('None: everybody is served the live version')).toBeVisible();
  });

  test('[F-02] a remote is switched off and on; the one with the desk cannot be', async () => {
    const { api, hands } = open();
    await hands.click(await button('Switch off'));
    const question = await dialog('Switch off public?');
    api.fail('PATCH', { status: 503 });
    await hands.click(within(question).getByRole('button', { name: 'Switch off' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('Failed to change what is served');
    api.recover();
    await hands.click(within(question).getByRole('button', { name: 'Switch off' }));
    expect(await button('Switch on')).toBeVisible();
    expect(api.callsOf('PATCH').at(-1)).toMatchObject({ body: { enabled: false } });

    await hands.click(screen.getByRole('link', { name: /^admin-users/ }));
    expect(await screen.findByRole('heading', { name: 'admin-users', level: 2 })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Switch/ })).not.toBeInTheDocument();
    expect(screen.getByText('Always on: this screen is part of it')).toBeVisible();
  });

  test('[F-02] this browser alone can be shown another version, or a build from where the shell lets it', async () => {
    const { hands } = open();
    expect(await screen.findByText('Gets what everybody gets')).toBeVisible();
    await actOn(hands, older, 'Show in this browser only');
    const question = await dialog('Show another public in this browser?');
    expect(question).toHaveTextContent(`Version ${older}`);
    expect(question).toHaveTextContent('Nobody else notices.');
    await hands.click(within(question).getByRole('button', { name: 'Cancel' }));
    await hands.click(await button('Show a local build'));
    expect(within(await dialog('Show another public in this browser?')).getByRole('combobox')).toHaveValue(
      'http://localhost:3099',
    );
  });

  test('[F-02] what this browser alone is served is shown, with a button that ends it', async () => {
    writeOverrides(new Map([['public', older]]));
    open();
    expect(await screen.findByText('Gets it instead of what everybody gets')).toBeVisible();
    expect(await button('Back to live')).toBeVisible();
    writeOverrides(new Map());
  });

  test('[F-02] the live version’s host is asked, and how visitors fared with it is shown', async () => {
    const { api } = open();
    expect(await screen.findByText(/^Answers in \d+ ms$/)).toBeVisible();
    expect(await screen.findByText('Visitors, last 7 days: loaded in 180 ms, failures: 3')).toBeVisible();
    expect(api.callsOf(`GET /${newer}/remote.json`)).toHaveLength(1);
  });

  test('[F-02] a host that does not answer is named as such', async () => {
    const { api, hands } = open({ search: '?view=tokens' });
    api.fail('GET /remote.json', 'silent');
    api.fail(`GET /${newer}`, 'silent');
    await hands.click(await screen.findByRole('radio', { name: 'Remotes' }));
    expect(await screen.findByText('Does not answer')).toBeVisible();
  });

  test('[F-02] the figures of visits: each page’s, in words too, and each version’s, over a period', async () => {
    const { api, hands } = open({ search: '?view=visits' });
    const row = (await screen.findByRole('rowheader', { name: /\/product\/:id/ })).closest('tr') as HTMLElement;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '2.4\u00a0sGood1,200 visits',
      '320\u00a0msFair1,200 visits',
      '0.300Poor1,200 visits',
      '900\u00a0msGood1 visit',
      '–',
    ]);
    expect(screen.getByRole('row', { name: /^public bbbbbbbbbbbb 180\sms/ })).toHaveTextContent(/3$/);
    await hands.click(screen.getByRole('radio', { name: '30 days' }));
    await waitFor(() => expect(api.callsOf('GET /vitals').at(-1)?.query.get('days')).toBe('30'));
  });

  test('[K-08] many pages and versions are shown ten at a time, each table by itself', async () => {
    const { hands } = open({ search: '?view=visits' }, {}, { visits: manyVisits });
    expect(await screen.findByRole('rowheader', { name: /^\/page-a/ })).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(20);
    const pager = screen.getByRole('navigation', { name: 'Pages: Pages' });
    expect(within(pager).getByRole('status')).toHaveTextContent('1–10 of 14');
    await hands.click(within(pager).getByRole('button', { name: 'Page 2' }));
    expect(within(pager).getByRole('status')).toHaveTextContent('11–14 of 14');
    expect(screen.getByRole('rowheader', { name: /^\/page-n/ })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /^\/page-a/ })).toBeNull();
    expect(screen.getAllByRole('rowheader')).toHaveLength(14);
  });

  test('[X-01] releases that cannot be loaded: the text in their place, and a retry that works', async () => {
    const { api, hands } = open({ search: '?view=tokens' });
    await screen.findByText('Team A');
    api.fail('GET', { status: 404 });
    await hands.click(screen.getByRole('radio', { name: 'Remotes' }));
    expect(await screen.findByText('Failed to fetch releases')).toBeVisible();
    api.recover();
    await hands.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'public', level: 2 })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('[S-04] a token is made, shown once, and can be revoked', async () => {
    const { api, hands } = open({ search: '?view=tokens' });
    await hands.click(await button('Make a token'));
    const form = await dialog('Make a token');
    expect(within(form).getByRole('button', { name: 'Create' })).toBeDisabled();
    await hands.type(within(form).getByLabelText(/^Name/), 'Team B');
    await hands.click(within(form).getByRole('button', { name: 'Create' }));
    expect(await within(form).findByLabelText('Token')).toHaveValue('the-secret');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await hands.click(within(form).getByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith('the-secret');
    expect(await within(form).findByRole('button', { name: 'Copied' })).toBeVisible();
    await hands.keyboard('{Escape}');
    expect(within(form).getByLabelText('Token')).toBeVisible();
    await hands.click(within(form).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Team B')).toBeVisible();
    expect(api.callsOf('POST')).toMatchObject([{ body: { name: 'Team B', remote: null, days: 90 } }]);
    expect(screen.getAllByText(/Ends .*Never used/)).toHaveLength(2);

    await hands.click(await button('Revoke: Team A'));
    const question = await dialog('Revoke “Team A”?');
    await hands.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('Team A')).not.toBeInTheDocument());
    expect(api.callsOf('DELETE /release-tokens/t1')).toHaveLength(1);
  });

  test('[S-04] an account of role user sees why there is nothing to see, and nothing is asked for', async () => {
    const { api } = open({ role: 'user' });
    expect(await screen.findByRole('note')).toHaveTextContent('Only administrators can see and change releases.');
    expect(api.calls).toEqual([]);
  });

  test('[S-04] an administrator who may not change releases sees them, with a note why', async () => {
    open({}, {}, { restrictions: ['releases.publish'] });
    expect(await screen.findByRole('note')).toHaveTextContent(/^Your account can look at releases/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'public', level: 2 })).toBeVisible();
  });

  test('[F-02] the screen speaks Macedonian', async () => {
    const { hands } = open({ language: 'mk' });
    expect(await screen.findByRole('heading', { name: 'Верзии', level: 1 })).toBeVisible();
    await hands.click(await button('Врати'));
    expect(await dialog(`Да се врати претходното: ${older}?`)).toBeVisible();
  });
});
