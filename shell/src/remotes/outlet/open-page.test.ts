import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { createI18n } from '@varda/platform/language';
import { createQueryClient } from '@varda/platform/query';
import type { RemotePage } from '@varda/platform/remote';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { manifestOf } from '../../../server/testing/remote-fixture.ts';
import type { RemoteLoad } from '../../vitals/remote-load.ts';
import { FederatedRemotes } from '../federated-remotes.ts';
import { openPage, preloadPage } from './open-page.ts';

jest.mock('../platform.ts', () => ({ platformShares: {} }));
jest.mock('@module-federation/runtime-core', () => ({}));
jest.mock('@module-federation/enhanced/runtime', () => ({
  createInstance: () => ({
    shareScopeMap: {},
    registerRemotes: () => undefined,
    loadRemote: async (address: string) => ({ default: moduleOf(address.replace('/remote', '')) }),
  }),
}));

const pages = { start: '/blog', post: '/blog/:id' };
const Page = () => null;
/** Pages that the modules have which are loaded from now on. */
let deployed = Object.keys(pages);
const texts = async () => ({ default: {} });

function moduleOf(name: string) {
  const page = { load: async () => ({ default: Page }) };
  const own = Object.fromEntries(deployed.map((each) => [each, page]));
  return { name, contract: contractVersion, pages: own, texts: { en: texts, mk: texts } };
}

const site: LiveRemote = { name: 'public', url: '', mounts: ['/'], manifest: manifestOf('public', { home: '/' }) };
const listed: LiveRemote = { name: 'blog', url: 'http://blog', mounts: ['/blog'], manifest: null };
const blog = { ...listed, manifest: manifestOf('blog', pages) };

/** A page of the site that was opened; what the server tells it then, and what it counts of the remotes. */
function pageThatIsTold(answer: () => Promise<Response>) {
  const loads: RemoteLoad[] = [];
  Object.assign(performance, {
    measure: (_: string, { detail }: { detail: RemoteLoad }) => loads.push(detail),
  });
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const remotes = new FederatedRemotes([site, listed]);
  return { shell: { remotes, queryClient: createQueryClient(), i18n: createI18n('en') }, asked, loads };
}

const told = (...remotes: LiveRemote[]) => Promise.resolve(Response.json(remotes));
const at = (path: string) => new URL(path, 'http://localhost');

test('[F-05] the first step over to a remote of which the document says only where it is counts as no failure', async () => {
  const newer = { ...site, manifest: manifestOf('public', { home: '/' }, 'two') };
  const { shell, asked, loads } = pageThatIsTold(() => told(newer, blog));
  const steps = ['/blog', '/blog/1'].map((path) => openPage(shell, at(path), '/'));
  expect(await Promise.all(steps)).toEqual([
    { kind: 'page', pattern: '/blog', Page },
    { kind: 'page', pattern: '/blog/:id', Page },
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(loads).toEqual([{ remote: 'blog', version: 'one', failed: false }]);
  // What was opened goes on with the version that it has come with.
  expect(shell.remotes.live).toEqual([site, blog]);
});

test('[F-05] the intent of stepping over fetches what the step needs', async () => {
  const { shell, asked, loads } = pageThatIsTold(() => told(site, blog));
  preloadPage(shell, at('/blog'));
  await openPage(shell, at('/blog'), '/');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(loads).toHaveLength(1);
});

test.each([
  ['whose host is down', () => told(site, listed)],
  ['of which nothing can be heard', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[F-05] a remote %s is said to be unreachable after one look, and a retry is another', async (_, answer) => {
  const { shell, asked, loads } = pageThatIsTold(answer);
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await openPage(shell, at('/blog'), '/')).toEqual({ kind: 'failure', reason: 'unreachable' });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(loads).toEqual([{ remote: 'blog', version: null, failed: true }]);
  expect(complaint).toHaveBeenCalledTimes(1);

  asked.mockImplementation(() => told(site, blog));
  expect(await openPage(shell, at('/blog'), '/')).toMatchObject({ kind: 'page' });
});

test('[F-05] [N-08] without a network it is the connection that is missing, and not the remote', async () => {
  const { shell } = pageThatIsTold(() => told(site, blog));
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deployed = [];
  expect(await openPage(shell, at('/blog'), '/')).toEqual({ kind: 'failure', reason: 'offline' });
  onLine.mockRestore();
  deployed = Object.keys(pages);
});

test('[F-05] a page that only a newer version has opens by itself where an older one is loaded and the newer is listed', async () => {
  const { shell, loads } = pageThatIsTold(() => told(site, blog));
  await openPage(shell, at('/blog'), '/');
  const newer = { ...blog, manifest: manifestOf('blog', { ...pages, archive: '/blog/archive/:year' }, 'two') };
  deployed = [...deployed, 'archive'];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => told(site, newer));
  await shell.remotes.renew();
  expect(await openPage(shell, at('/blog/archive/2026'), '/')).toEqual({
    kind: 'page',
    pattern: '/blog/archive/:year',
    Page,
  });
  expect(loads.map(({ version }) => version)).toEqual(['one', 'two']);
});

test('[F-02] where the server has asked the host just before a deploy took the files away, it is asked once more', async () => {
  const { shell } = pageThatIsTold(() => told(site, blog));
  await openPage(shell, at('/blog'), '/');
  const newer = { ...blog, manifest: manifestOf('blog', pages, 'two') };
  const module = await shell.remotes.load('blog');
  jest.spyOn(module.pages.post as RemotePage, 'load').mockRejectedValue(new Error('404'));
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementationOnce(() => told(site, blog));
  asked.mockImplementation(() => told(site, newer));
  expect(await openPage(shell, at('/blog/1'), '/')).toEqual({ kind: 'page', pattern: '/blog/:id', Page });
});
