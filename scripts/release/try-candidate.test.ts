import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { emptyRoot } from '@varda/platform/federation/shell-config';
import { findBrowser } from '../testing/browser.ts';
import { sampleManifest } from './manifest.fixture.ts';
import type { TrialAddress } from './trial-addresses.ts';
import { sitemapOf, tryInBrowser, tryOnServer } from './try-candidate.ts';

/** The running site and the shell of a trial in one, by address the status that it answers with. */
let status: Record<string, number>;
let origin: string;
const bodies: Record<string, string> = {
  '/sitemap.xml': '<sitemapindex/>',
  '/sitemap-1.xml': '<urlset/>',
  '/endless?lang=en': '<script>addEventListener("load", () => setTimeout(() => { for (;;); }))</script>',
};
const server = createServer(({ url = '' }, response) => {
  if (url === '/silent') return;
  response.writeHead(status[url] ?? 404, { 'content-type': 'text/html' }).end(bodies[url] ?? emptyRoot);
});
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  status = { '/sitemap.xml': 200, '/sitemap-1.xml': 200, '/about?lang=en': 503 };
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const about: TrialAddress = { address: '/about?lang=en', language: 'en', status: 200 };
const tried = () => tryOnServer({ url: origin, errors: async () => [] }, [about], origin);

test('[F-02] a release ends when the site has no sitemap at the moment: fewer pages would be tried', async () => {
  assert.equal(await sitemapOf(origin), '<urlset/>');
  status['/sitemap-1.xml'] = 503;
  await assert.rejects(sitemapOf(origin), /\/sitemap-1\.xml: 503/);
  status['/sitemap.xml'] = 503;
  await assert.rejects(
    sitemapOf(origin),
    (error: Error) =>
      error.message.startsWith(`The site does not answer (${origin}/sitemap.xml: 503)`) &&
      error.message.endsWith('see that its shell and api are up, and try again'),
  );
  await assert.rejects(sitemapOf('http://127.0.0.1:1'), /\(http:\/\/127\.0\.0\.1:1\/sitemap\.xml: no answer\)/);
});

test('[F-02] a page that cannot be rendered while the site is away is no fault of the version', async () => {
  assert.deepEqual(await tried(), ['/about?lang=en cannot be rendered on the server']);
  status['/sitemap.xml'] = 503;
  await assert.rejects(tried(), /The site does not answer/);
});

test('[F-02] a page that the server does not answer is refused, and holds up no release', async () => {
  const silent: TrialAddress = { address: '/silent', language: 'en', status: 200 };
  const shell = { url: origin, errors: async () => [] };
  assert.deepEqual(await tryOnServer(shell, [silent], origin, 50), [
    `${origin}/silent has not been answered within 0.05 s`,
  ]);
});

test('[F-02] a page whose code never ends in the browser is refused, and the browser ends', async (t) => {
  const browser = findBrowser();
  if (!browser) return t.skip('no Chromium was found and none could be installed');
  status['/endless?lang=en'] = 200;
  const endless: TrialAddress = { address: '/endless?lang=en', language: 'en', status: 200 };
  assert.deepEqual(await tryInBrowser(browser, sampleManifest, { shell: origin, origin }, [endless], 1_500), [
    '/endless?lang=en has not answered the browser within 1.5 s: does its code end?',
  ]);
});

test('[F-02] a page that cannot be shown is refused with what it has logged', async (t) => {
  const browser = findBrowser();
  if (!browser) return t.skip('no Chromium was found and none could be installed');
  status['/caught'] = 200;
  bodies['/caught'] = `<main><h2>Sorry</h2><p data-problem>No page</p></main>
    <script>console.error("Error: no dose\\n    at render")</script>`;
  const caught: TrialAddress = { address: '/caught', language: 'en', status: 200 };
  const [problem] = await tryInBrowser(browser, sampleManifest, { shell: origin, origin }, [caught]);
  assert.equal(problem, '/caught cannot be shown: No page (Error: no dose)');
});

test('[F-02] a version that fails on page after page in the browser is refused without a look at all of them', async (t) => {
  const browser = findBrowser();
  if (!browser) return t.skip('no Chromium was found and none could be installed');
  const addresses = ['/a', '/b', '/c', '/d'].map((address): TrialAddress => ({ address, language: 'en', status: 200 }));
  for (const { address } of addresses) {
    status[address] = 200;
    bodies[address] = '<main><h1>It throws</h1></main><script>throw new Error("It throws")</script>';
  }
  const problems = await tryInBrowser(browser, sampleManifest, { shell: origin, origin }, addresses);
  assert.deepEqual(
    problems.filter((problem) => !problem.includes('was not served by version')),
    ['/a: It throws', '/b: It throws', '/c: It throws', 'The pages after these have not been opened'],
  );
});
