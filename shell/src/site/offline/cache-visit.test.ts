import { createI18n } from '@varda/platform/language';
import { createQueryClient } from '@varda/platform/query';
import { createMemoryRouter } from '@varda/platform/router';
import { FederatedRemotes } from '../../remotes/federated-remotes.ts';
import { cacheVisit } from './cache-visit.ts';
import { watchVisits } from './visits.ts';

jest.mock('../../remotes/platform.ts', () => ({ platformShares: {} }));
jest.mock('@module-federation/runtime-core', () => ({}));
jest.mock('@module-federation/enhanced/runtime', () => ({ createInstance: () => ({}) }));

const cached = new Set<string>();
const told: string[][] = [];
let registered: () => void;

beforeEach(() => {
  cached.clear();
  told.length = 0;
  const ready = new Promise((resolve) => {
    const postMessage = ({ payload }: { payload: { urlsToCache: string[] } }) => told.push(payload.urlsToCache);
    registered = () => resolve({ active: { postMessage } });
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register: async () => {}, ready }, configurable: true });
  const match = async (key: string) => (cached.has(key.replace(location.origin, '')) ? new Response() : undefined);
  class Observer {
    observe() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(globalThis, { caches: { match }, PerformanceObserver: Observer });
});

/** Visits pages of the site, beginning with `/`. */
function visit() {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  const shell = { remotes: new FederatedRemotes([]), queryClient: createQueryClient(), i18n: createI18n('en') };
  const visits = watchVisits(router, shell);
  return { router, begun: cacheVisit(visits, shell) };
}

test('[N-08] pages that were opened before the worker was there are cached, too', async () => {
  const { router, begun } = visit();
  await router.navigate('/history');
  registered();
  await begun;
  expect(told).toEqual([['/', '/history']]);
});

test('[N-08] a page that was left before it was hydrated is cached, too, if it is of this site', async () => {
  const referrer = jest.spyOn(document, 'referrer', 'get');
  for (const [site, pages] of [
    [location.origin, ['/history?lang=mk', '/']],
    ['https://example.com', ['/']],
  ] as const) {
    told.length = 0;
    referrer.mockReturnValue(`${site}/history?lang=mk`);
    const { begun } = visit();
    registered();
    await begun;
    expect(told).toEqual([pages]);
  }
});

test('[N-08] a page that could not be cached is sent again with the next ones, and one that cannot be is left', async () => {
  const { router, begun } = visit();
  registered();
  await begun;
  for (const path of ['/history', '/about', '/contacts', '/careers']) {
    const before = told.length;
    await router.navigate(path);
    await until(() => told.length > before);
    if (path !== '/about') cached.add(`${path}?lang=en`);
  }
  expect(told).toEqual([['/'], ['/', '/history'], ['/', '/about'], ['/about', '/contacts'], ['/about', '/careers']]);
});

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
}
