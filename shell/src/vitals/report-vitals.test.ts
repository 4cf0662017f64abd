import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { noteRemoteLoad } from './remote-load.ts';
import { reportVitals } from './report-vitals.ts';

const take: { entries: PerformanceEntry[]; tell: () => void } = { entries: [], tell: () => {} };
const beacons: Promise<string>[] = [];

class FakeObserver {
  constructor(callback: (list: { getEntriesByName: () => PerformanceEntry[] }) => void) {
    take.tell = () => callback({ getEntriesByName: () => take.entries });
  }
  observe() {}
}

/** What only a browser has, as far as a visit is reported with it. */
function visit({ webdriver = false, random = 0.9 }: { webdriver?: boolean; random?: number } = {}) {
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.assign(performance, {
    measure: (name: string, { start, detail }: { start: number; detail: unknown }) =>
      take.entries.push({ name, detail, duration: 120.4 - start } as unknown as PerformanceEntry),
  });
  Object.defineProperty(navigator, 'webdriver', { value: webdriver, configurable: true });
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => beacons.push(body.text()) });
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const live = { name: 'public', url: '', mounts: ['/'], manifest: null } satisfies LiveRemote;
  reportVitals({ at: () => live } as unknown as Parameters<typeof reportVitals>[0]);
}

/** Puts the page out of sight; tells what was sent then. */
async function hide(): Promise<unknown[]> {
  take.tell();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  return (await Promise.all(beacons)).map((body) => JSON.parse(body));
}

beforeEach(() => {
  take.entries = [];
  take.tell = () => {};
  beacons.length = 0;
});

test('[F-02] a remote that fails is reported by every visit, one that loads by a share of them', async () => {
  visit();
  noteRemoteLoad(0, { remote: 'public', version: '0123456789ab', failed: false });
  noteRemoteLoad(0, { remote: 'admin-users', version: null, failed: true });
  expect(await hide()).toEqual([{ samples: [{ remote: 'admin-users', version: null, metric: 'failure' }] }]);
});

test('[F-02] a measured visit tells how long loading took, in whole milliseconds', async () => {
  visit({ random: 0.1 });
  noteRemoteLoad(0, { remote: 'public', version: '0123456789ab', failed: false });
  expect(await hide()).toEqual([
    { samples: [{ remote: 'public', version: '0123456789ab', metric: 'load', value: 120 }] },
  ]);
});

test('[F-02] a time of a tab that was put aside is left out, and the rest is reported', async () => {
  visit({ random: 0.1 });
  for (const start of [-130_000, 0]) noteRemoteLoad(start, { remote: 'public', version: null, failed: false });
  expect(await hide()).toEqual([{ samples: [{ remote: 'public', version: null, metric: 'load', value: 120 }] }]);
});

test('[F-02] automated browsers tell nothing', async () => {
  visit({ webdriver: true, random: 0 });
  noteRemoteLoad(0, { remote: 'admin-users', version: null, failed: true });
  expect(await hide()).toEqual([]);
});
