/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorTexts } from '@varda/contract/error-texts';
import { makeProof } from '@varda/server/staff-proof';
import type { FastifyInstance } from 'fastify';
import type { RenderedPage } from '../../src/site/ssr/index.ts';
import { createApp } from '../app.ts';
import type { RunRemote } from '../ssr/isolated-remote.ts';
import { PageFailure } from '../ssr/remote-process.ts';
import { type Answer, ask } from '../testing/ask.ts';
import { environmentAt } from '../testing/environment.ts';
import { LocalServer } from '../testing/local-server.ts';
import { manifestOf } from '../testing/remote-fixture.ts';
import { keyOf } from './pages.routes.ts';

const ssrBundle = { file: 'server.cjs', integrity: `sha384-${createHash('sha384').update('part').digest('base64')}` };
const manifest = {
  ...manifestOf('public', { about: '/about', contacts: '/contacts', search: '/search', notFound: '*' }),
  server: ssrBundle,
};

const siteSecret = 'a secret of the tests, which is long enough';

const token = 'p'.repeat(43);
/** To whose asker the api has no time to answer. */
const busy = 'b'.repeat(43);

let folder: string;
/** Host of the remote and api in one. */
let services: LocalServer;
/** Revision of the content; `null` while the api is silent. */
let revision: number | null;
let database: string;
/** What the services were asked for. */
let asked: string[];
/** Whether the host of the remote drops every request. */
let isDead: boolean;
let renderPage: jest.Mock<Promise<RenderedPage>>;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dist-'));
  revision = 1;
  database = 'a';
  asked = [];
  isDead = false;
  services = await LocalServer.start(({ url = '', headers }, response) => {
    asked.push(url);
    if (url === '/api/preview') {
      const status = headers['x-preview'] === busy ? 429 : 404;
      response.writeHead(headers['x-preview'] === token ? 200 : status).end('{}');
      return;
    }
    if (isDead && !url.startsWith('/api/')) response.destroy();
    else if (url === '/remote.json') response.end(JSON.stringify(manifest));
    else if (url === '/server.cjs') response.end('part');
    else if (url === '/api/content-revision' && revision) response.end(JSON.stringify({ revision, database }));
    else if (url === '/api/content-revision') response.destroy();
    else response.writeHead(404).end();
  });
  const registry = path.join(folder, 'registry.json');
  await writeFile(registry, JSON.stringify({ remotes: [{ name: 'public', url: services.url, mounts: ['/'] }] }));
  await writeFile(path.join(folder, 'shell-chunks.json'), '{}');
  await writeFile(path.join(folder, 'heading-fonts.json'), '{"en":"","mk":""}');
  renderPage = jest.fn(() => rendered('as it is'));
  const run: RunRemote = () => ({
    start: async () => {},
    takesForm: (page) => page === 'contacts',
    readsQuery: (page, field) => page === 'search' && field === 'q',
    render: renderPage,
    stop: () => {},
  });
  app = await createApp(
    environmentAt(services.url, {
      REGISTRY: [registry],
      OVERRIDE_ORIGINS: [services.url.replace('127.0.0.1', 'localhost')],
      SITE_SECRET: siteSecret,
    }),
    folder,
    run,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await app.close();
  await services.stop();
  await rm(folder, { recursive: true });
});

const rendered = async (body: string): Promise<RenderedPage> => ({
  head: '<title>About</title>',
  body,
  status: 200,
  rows: { queries: [], mutations: [] },
});

const failing = () => Promise.reject(new PageFailure('Not a function', false));
const hanging = () => new Promise<never>(() => {});

function open(path = '/about', options: RequestOptions = {}): Promise<Answer> {
  return ask((app.server.address() as AddressInfo).port, path, options);
}

/** For the browser to fill: a document with what it needs for that, and no page. */
function expectLeftToBrowser({ status, body, headers }: Answer) {
  expect(status).toBe(200);
  expect(body.toString()).toContain('<div id="root"></div>');
  expect(body.toString()).toContain('"version":"one"');
  expect(headers.link).toBeUndefined();
}

test('[P-13] another way of writing the address of a page leads to its one address, query and all', async () => {
  const { status, headers } = await open('/About/?lang=mk');
  expect([status, headers.location]).toEqual([301, '/about?lang=mk']);
});

test('[K-12] a page is kept for the names of this machine alone while nobody has said what the site is called', async () => {
  const { port } = app.server.address() as AddressInfo;
  for (const host of ['a.example', 'b.example', 'a.example', 'localhost:1', 'localhost']) {
    const { headers, status } = await open('/about', { headers: { host } });
    expect([host, status, headers.etag]).toEqual([host, 200, undefined]);
  }
  expect(renderPage).toHaveBeenCalledTimes(5);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`])
    expect((await open('/about', { headers: { host } })).headers.etag).toBeDefined();
});

test('[B-03] a page is rendered with the fields that it reads each time; all others make no difference, those of campaigns among them', async () => {
  for (const query of ['?q=a', '?q=b', '?q=b', '?utm_source=a&gclid=1', '', '?lang=en&srsltid=2', '?utm_source=a&q=c'])
    await open(`/search${query}`);
  for (const query of ['?q=a', '?q=b']) await open(`/about${query}`);
  expect(renderPage.mock.calls.map(([{ url }]) => new URL(url).pathname + new URL(url).search)).toEqual([
    '/search?q=a',
    '/search?q=b',
    '/search?q=b',
    '/search',
    '/search?utm_source=a&q=c',
    '/about',
  ]);
  expect((await open('/search?q=a')).headers.etag).toBeUndefined();
});

test('[F-01] a page that a visitor has is not sent again, however its tag is named', async () => {
  const etag = String((await open()).headers.etag);
  for (const named of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const { status, headers, body } = await open('/about', { headers: { 'if-none-match': named } });
    expect([named, status, headers.etag, body.length]).toEqual([named, 304, etag, 0]);
  }
  expect((await open('/about', { headers: { 'if-none-match': '"other", W/"another"' } })).status).toBe(200);
});

test('[N-04] a visit goes on in the language of the link that it began with, and leaves no trace in what is kept', async () => {
  const first = await open('/about?lang=mk');
  expect(first.headers['set-cookie']).toEqual(['lang=mk; path=/; samesite=lax']);
  const again = await open('/about?lang=mk', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.status, again.headers['set-cookie']]).toEqual([304, first.headers['set-cookie']]);
  const { headers } = await open('/about', { headers: { cookie: 'lang=mk' } });
  expect([headers['content-language'], headers.etag, headers['set-cookie']]).toEqual([
    'mk',
    first.headers.etag,
    undefined,
  ]);
});

test('[P-12] what is not there stays so, whatever a visitor has of it', async () => {
  renderPage.mockImplementation(async () => ({ ...(await rendered('nothing')), status: 404 }));
  const { status, headers } = await open('/no/such');
  expect(status).toBe(404);
  for (const named of [String(headers.etag), '*'])
    expect((await open('/no/such', { headers: { 'if-none-match': named } })).status).toBe(404);
});

test.each([
  ['PUT', '/about', 'GET, HEAD'],
  ['PATCH', '/contacts', 'GET, HEAD, POST'],
  ['DELETE', '/admin/users', 'GET, HEAD'],
  ['POST', '/about', 'GET, HEAD'],
])('[S-02] a page says what can be done with it: no %s of %s', async (method, path, allowed) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await open(path, { method, headers });
  expect([answer.status, answer.headers.allow]).toEqual([405, allowed]);
});

test('[P-11] a form goes to the page that takes it', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, body } = await open('/contacts', { method: 'POST', headers });
  expect([status, body.toString()]).toEqual([200, expect.stringContaining('as it is')]);
});

test('[P-11] a form with a text that is much too long goes to its page, which gives the text back', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = Buffer.from(`${new URLSearchParams({ message: 'ш'.repeat(40_000) })}`);
  const { port } = app.server.address() as AddressInfo;
  expect((await ask(port, '/contacts', { method: 'POST', headers }, form)).status).toBe(200);
});

test('[E-07] a page that was rendered without all that the api has to say for it is shown, and not kept', async () => {
  renderPage.mockImplementation(async () => ({ ...(await rendered('as it came')), hasGaps: true }));
  expect((await open()).body.toString()).toContain('as it came');
  renderPage.mockImplementation(() => rendered('as staff have it'));
  expect((await open()).body.toString()).toContain('as staff have it');
});

test('[F-05] [I-01] a page that cannot be rendered: the browser is given what it needs to do it', async () => {
  renderPage.mockImplementation(failing);
  expectLeftToBrowser(await open());
});

test('[F-05] a page that cannot be rendered while the api is away is called unavailable, with all that a browser needs', async () => {
  renderPage.mockRejectedValue(new PageFailure('No answer from the api', true));
  for (const path of ['/about', '/search?q=a']) {
    const { status, headers, body } = await open(path);
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '10']);
    expect(body.toString()).toContain('<div id="root"></div>');
    expect(body.toString()).toContain('"version":"one"');
  }
  const { status, headers } = await open('/no/such');
  expect([status, headers['retry-after']]).toEqual([404, undefined]);
  renderPage.mockImplementation(() => rendered('as it is'));
  await openUntil(() => true);
});

/** Opens the page again and again, as visitors do: as it was, until something else has happened. */
async function openUntil(happened: () => boolean): Promise<void> {
  do {
    const { status, body } = await open();
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('as it is')]);
  } while (!happened());
}

test.each([
  ['fails', failing],
  ['never comes to an end', hanging],
])('[F-05] where the next rendering %s, the page is shown as it was', async (_, render) => {
  await open();
  renderPage.mockClear().mockImplementation(render);
  revision = 2;
  await openUntil(() => renderPage.mock.calls.length > 0);
  await openUntil(() => true);
});

test('[F-02] a change of the content shows', async () => {
  await open();
  renderPage.mockClear().mockImplementation(() => rendered('as it is, and anew'));
  revision = 2;
  await openUntil(() => renderPage.mock.calls.length > 0);
  expect((await open()).body.toString()).toContain('as it is, and anew');
});

test('[K-01] a page that was made from another database is not shown, though the number of its revision is the same', async () => {
  await open();
  renderPage.mockImplementation(() => rendered('of the other one'));
  database = 'b';
  const deadline = performance.now() + 60_000;
  let page: string;
  do page = (await open()).body.toString();
  while (page.includes('as it is') && performance.now() < deadline);
  expect(page).toContain('of the other one');
});

test('[F-05] an api that has gone silent leaves the pages that are kept', async () => {
  await open();
  renderPage.mockClear();
  revision = null;
  asked = [];
  await openUntil(() => asked.includes('/api/content-revision'));
  await openUntil(() => true);
  expect(renderPage).not.toHaveBeenCalled();
});

test('[F-05] a host that answers nothing any more leaves what was rendered with its last good version', async () => {
  await open();
  isDead = true;
  asked = [];
  await openUntil(() => asked.includes('/remote.json'));
  await openUntil(() => true);
});

test('[I-04] a build at an override origin is served to staff, and its code is not run here', async () => {
  const build = services.url.replace('127.0.0.1', 'localhost');
  const asked = `remote-override=public:${build}`;
  expect((await open('/about', { headers: { cookie: asked } })).body.toString()).toContain('as it is');
  const { body } = await open('/about', { headers: { cookie: `${asked}; staff-proof=${makeProof(siteSecret)}` } });
  expect(body.toString()).toContain('<div id="root"></div>');
  expect(body.toString()).toContain(`"url":"${build}"`);
});

test('[E-02] a preview is rendered with its token, kept by nobody, found by no search engine and framed by this site alone', async () => {
  await open('/about');
  renderPage.mockImplementation(() => rendered('as it would be'));
  const { status, body, headers } = await open(`/about?lang=mk&preview=${token}`);
  expect(status).toBe(200);
  expect(body.toString()).toContain('as it would be');
  expect(body.toString()).toContain('Претпреглед, не е објавено');
  expect(renderPage.mock.lastCall?.[0]).toMatchObject({ api: { headers: { 'x-preview': token } } });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers.etag).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  const panel = await open(`/about?preview=${token}&panel=2`);
  expect(panel.body.toString()).toContain('as it would be');
  expect(panel.body.toString()).not.toContain('<script');
  expect(panel.headers['content-security-policy']).toContain("script-src 'none'");
  // Nobody else gets it, and nobody's page has a word of previews.
  const { body: page, headers: ofPage } = await open('/about');
  expect(page.toString()).toContain('as it is');
  expect(page.toString()).not.toMatch(/preview/i);
  expect(ofPage['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.each(['q'.repeat(43), 'short', '', '%0A', '%D0%B6'])(
  '[E-02] a token that opens nothing (%j) shows that the preview has ended',
  async (wrong) => {
    const { status, body, headers } = await open(`/about?preview=${wrong}`);
    expect(status).toBe(404);
    expect(body.toString()).toContain('This preview has ended');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(renderPage).not.toHaveBeenCalled();
  },
);

test('[E-02] a preview of which the api says nothing at present is not called missing', async () => {
  const { status, body, headers } = await open(`/about?preview=${busy}`);
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(body.toString()).toContain('cannot be shown at the moment');
  expect(body.toString()).not.toContain('ended');
});

test('[E-02] a preview whose document cannot be made is answered in a text that browsers can read', async () => {
  // Rows that JSON does not have.
  const rows = { queries: [1n], mutations: [] } as unknown as RenderedPage['rows'];
  renderPage.mockImplementation(async () => ({ ...(await rendered('as it would be')), rows }));
  const { status, body, headers } = await open(`/about?preview=${token}`, { headers: { 'accept-encoding': 'br' } });
  expect([status, headers['content-encoding']]).toEqual([500, undefined]);
  expect(body.toString()).toBe(`${errorTexts.internal.en}\n`);
});

test('[E-02] the script of a preview gives its reads the token, and takes the page for no visit', async () => {
  const { body } = await open(`/about?preview=${token}`);
  const [, script = ''] = /<script>(\(\(\).*?)<\/script>/s.exec(body.toString()) ?? [];
  const sent: [string, string | null][] = [];
  const note = (input: Request | string) =>
    sent.push(typeof input === 'string' ? [input, null] : [input.url, input.headers.get('x-preview')]);
  const page = {
    location: new URL(`http://site.test/about?preview=${token}`),
    navigator: {} as Navigator,
    window: { fetch: note, cookieStore: {} } as Record<string, unknown>,
  };
  class NoChannel {}
  class Asked extends Request {
    constructor(input: string, options?: RequestInit) {
      super(new URL(input, 'http://site.test'), options);
    }
  }
  new Function('location', 'navigator', 'window', 'Request', 'BroadcastChannel', script)(
    page.location,
    page.navigator,
    page.window,
    Asked,
    NoChannel,
  );
  const send = page.window.fetch as typeof fetch;
  await send('/api/about', { headers: { authorization: 'Bearer x' } });
  await send('/api/contact', { method: 'POST' });
  await send('http://other.test/api/about');
  await send('/static/a.js');
  expect(sent).toEqual([
    ['http://site.test/api/about', token],
    ['/api/contact', null],
    ['http://other.test/api/about', null],
    ['/static/a.js', null],
  ]);
  expect(page.navigator.webdriver).toBe(true);
  expect('cookieStore' in page.window).toBe(false);
});

test('[F-02] a document that was made with the files of a version in another place is not that of the release', () => {
  const release = { name: 'public', url: 'http://public/releases/one', mounts: ['/'], manifest };
  const page = { language: 'en', origin: 'http://site', pathname: '/', remotes: [release] } as const;
  const atRoot = { ...release, url: 'http://public' };
  expect(keyOf(page, { remote: atRoot })).not.toBe(keyOf(page, { remote: release }));
});
