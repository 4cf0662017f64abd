/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { ApiError, call } from '@varda/platform/http';
import type { QueryClient } from '@varda/platform/query';
import type { RemoteModule } from '@varda/platform/remote';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { useSiteText } from '@varda/platform/site-content';
import { manifestOf } from '../../../server/testing/remote-fixture.ts';
import { isApiFailure, type PageToRender, renderPage } from './render-page.tsx';

// What browsers load remotes with.
jest.mock('../../remotes/federated-remotes.ts', () => ({}));

const remote: LiveRemote = {
  name: 'public',
  url: 'http://remote.example',
  mounts: ['/'],
  manifest: manifestOf('public', { home: '/' }),
};

function Home() {
  return <h1>{useSiteText()('hero-company', 'title', 'As it came')}</h1>;
}

const texts = async () => ({ default: {} });
const ofRemote: RemoteModule = {
  contract: contractVersion,
  name: 'public',
  pages: { home: { load: async () => ({ default: Home }) } },
  texts: { en: texts, mk: texts },
};

const page: PageToRender = {
  url: new URL('https://varda-pharm.example/'),
  language: 'en',
  remotes: [remote],
  remote,
  module: ofRemote,
  api: { origin: 'http://api.example', timeoutMs: 1_000 },
};

const render = () => renderPage(page);

function answer(status: number, body: object) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
}

test('[E-07] a page is rendered with what staff have changed of the site, and carries it', async () => {
  answer(200, { texts: { 'hero-company.title': 'As staff have it' } });
  const { body, rows } = await render();
  expect(body).toContain('As staff have it');
  expect(JSON.stringify(rows)).toContain('As staff have it');
});

test('[E-07] of a site that nobody has changed, a page carries nothing', async () => {
  answer(200, {});
  expect((await render()).rows.queries).toEqual([]);
});

test('[E-07] announcements stand in a region of their own ahead of the header, each with its link and a button that closes it', async () => {
  const announcements = [
    {
      id: 'announcement-1',
      version: 3,
      message: 'Closed <b>',
      importance: 'info',
      link: { target: '/about', text: 'Why' },
    },
    { id: 'announcement-2', version: 0, message: 'Recall', importance: 'important' },
  ];
  answer(200, { announcements });
  const { body, isAnnounced } = await render();
  const [, region = ''] =
    /<section class="announcements" aria-label="Announcements"[^>]*>(.*?)<\/section>.*<header/s.exec(body) ?? [];
  expect(region.match(/data-announcement="[^"]+"/g)).toEqual([
    'data-announcement="announcement-1@3"',
    'data-announcement="announcement-2@0"',
  ]);
  expect(region).toMatch(
    /Closed &lt;b&gt;.*<a href="\/about"[^>]*>Why<\/a>.*<strong>Important:(?:<!-- -->)? <\/strong>Recall/s,
  );
  expect(region).toContain('aria-label="Close: Recall"');
  expect(isAnnounced).toBe(true);
});

test('[E-07] without announcements a page has no trace of them', async () => {
  answer(200, {});
  const { body, isAnnounced } = await render();
  expect([body.includes('nnouncement'), isAnnounced]).toEqual([false, undefined]);
});

test('[E-07] where the api fails to say what staff have changed, the page is rendered as it came, for the browser to ask', async () => {
  answer(503, {});
  const { body, hasGaps } = await render();
  expect([body.includes('As it came'), hasGaps]).toEqual([true, true]);
});

test('[P-11] a form is waited for longer than rows are: what the api has stored is not said to have failed', async () => {
  const rowsMs = 5;
  const stored = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if ((input as Request).method === 'POST') await pause(10 * rowsMs);
    return Response.json({});
  });
  const submit = () => call('POST /contact', { body: { name: 'Ana', email: '', message: '' } }).then(stored, () => {});
  await renderPage({
    ...page,
    module: { ...ofRemote, pages: { home: { load: async () => ({ default: Home }), submit } } },
    api: { ...page.api, timeoutMs: rowsMs },
    form: { fields: new URLSearchParams(), timeoutMs: 60_000 },
  });
  expect(stored).toHaveBeenCalled();
});

test('[P-11] what became of a form goes on to the browser, also where the rows of its page could not be had', async () => {
  answer(503, {});
  const queries = () => [{ queryKey: ['blocks'], queryFn: () => call('GET /contact-info', { query: {} }) }];
  const submit = async (_: URLSearchParams, client: QueryClient) => void client.setQueryData(['posted'], 'stored');
  const { rows, hasGaps } = await renderPage({
    ...page,
    module: { ...ofRemote, pages: { home: { load: async () => ({ default: Home }), queries, submit } } },
    form: { fields: new URLSearchParams(), timeoutMs: 1_000 },
  });
  expect(rows.queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['posted'], 'stored']]);
  expect(hasGaps).toBe(true);
});

test('[N-04] without scripts the other language is chosen for the page with its question or filter', async () => {
  const { body } = await renderPage({ ...page, url: new URL('/?q=galapro', page.url) });
  expect(body).toContain(`href="/language/mk?from=${encodeURIComponent('/?q=galapro')}"`);
});

test.each([
  ['no answer', new ApiError(0, null), true],
  ['a failure of the api', new ApiError(500, null), true],
  ['an answer that does not come in time', new ApiError(0, null, true), false],
  ['a refusal', new ApiError(404, null), false],
  ['an error of the page', new Error('Not a function'), false],
])('[F-05] whether a page cannot be rendered because the api is away: %s', (_, error, isOfApi) => {
  expect(isApiFailure(error)).toBe(isOfApi);
});
