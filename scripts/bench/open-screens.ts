import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ApiClient } from '../../e2e/fixtures/api-client.ts';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { liveTable } from '../table.ts';
import { findBrowser } from '../testing/browser.ts';
import type { Bench } from './in-browser.ts';
import { median } from './median.ts';
import { startPlainList } from './plain-list.ts';
import { SlowLine } from './slow-line.ts';
import { withSlowProcessor } from './slow-phone.ts';
import { total, watchTransfer } from './transfer.ts';

/** Screens, with the call that their rows come by. */
const screens = [
  { path: '/admin/users', rows: '/users?page=1&limit=5' },
  { path: '/admin/home/dosage', rows: '/dosage' },
  {
    path: '/admin/products/dietary-supplements/galapro',
    rows: '/products/Dietary%20Supplements/Galapro?page=1&limit=5',
  },
];

/** V8 keeps compiled scripts on the second visit and has them at hand from the third one on, which is `compiled`. */
const visits = ['cold', 'warm', 'compiled'] as const;
const speeds = ['full', 'slow'] as const;

/** What has to arrive before a screen has its rows. */
const needed = ['Script', 'Stylesheet', 'Fetch', 'XHR'];

interface Opening {
  /** Milliseconds from the start of the visit. */
  painted: number;
  firstRow: number;
  /** Milliseconds from the first row to the form that its Edit opens, pressed at once. */
  form: number;
  requests: number;
  bytes: number;
}

const head = [
  'opened by its address',
  'painted ms',
  'first row ms',
  'form ms',
  'requests',
  'kB',
  'plain list ms',
  'ratio',
];

/**
 * Screens opened by their address, signed in: for the first time in a browser, the second and the third, at full speed and over slow 4G
 * with a quarter of the processor. The yardstick is the same list as one page of HTML, opened in the same way.
 *
 * @param only which of them, by `path, speed`
 */
export async function benchOpening({ site, api }: Bench, rounds: number, only: RegExp): Promise<void> {
  const cells = speeds.flatMap((speed) =>
    screens.map((screen) => ({ speed, name: `${screen.path}, ${speed} speed`, ...screen })),
  );
  const wanted = cells.filter(({ name }) => only.test(name));
  if (wanted.length === 0) return;
  const tell = liveTable(head);
  const plain = await startPlainList(site.apiUrl, api);
  const line = await SlowLine.start();
  for (const { name, path: address, rows: call, speed } of wanted) {
    const ours: Record<string, Opening[]> = { cold: [], warm: [], compiled: [] };
    const theirs: Record<string, number[]> = { cold: [], warm: [], compiled: [] };
    for (let round = 0; round < rounds; round++) {
      const profile = await mkdtemp(path.join(tmpdir(), 'varda-profile-'));
      const context = await signedIn(profile, api, speed === 'slow' ? line : null);
      for (const visit of visits) {
        ours[visit]?.push(await open(context, site.url + address, speed));
        theirs[visit]?.push(await openPlainList(context, plain.url + call, speed));
      }
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
    for (const visit of visits) {
      const middle = (of: keyof Opening) => median((ours[visit] ?? []).map((opening) => opening[of]));
      const yardstick = median(theirs[visit] ?? []);
      tell([
        `${name}, ${visit}`,
        middle('painted').toFixed(0),
        middle('firstRow').toFixed(0),
        middle('form').toFixed(0),
        String(middle('requests')),
        (middle('bytes') / 1000).toFixed(0),
        yardstick.toFixed(0),
        (middle('firstRow') / yardstick).toFixed(2),
      ]);
    }
  }
  line.stop();
  plain.stop();
}

/** A browser with a profile on disk: in a context of its own Chromium keeps no compiled scripts. */
async function signedIn(profile: string, api: ApiClient, line: SlowLine | null): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? '',
    args: chromiumArguments,
    viewport: { width: 1280, height: 800 },
    ...(line && { proxy: line.proxy }),
  });
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, api.session);
  await context.addInitScript(watchFirstRow);
  return context;
}

async function open(context: BrowserContext, url: string, speed: (typeof speeds)[number]): Promise<Opening> {
  const page = await context.newPage();
  if (speed === 'slow') await withSlowProcessor(page);
  const { transfer } = await watchTransfer(page);
  const firstRow = await firstRowOf(page, url);
  const { requests, bytes } = total(transfer, needed);
  const opening = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    const edit = [...document.querySelectorAll<HTMLElement>('main tbody button')].find((button) =>
      /^Edit/.test(button.getAttribute('aria-label') ?? ''),
    );
    edit?.click();
    while (!document.querySelector('[role="dialog"] input')) await nextFrame();
    await nextFrame();
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      form: performance.now() - begun,
    };
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ...opening, firstRow, requests, bytes };
}

async function openPlainList(context: BrowserContext, url: string, speed: (typeof speeds)[number]): Promise<number> {
  const page = await context.newPage();
  if (speed === 'slow') await withSlowProcessor(page);
  const firstRow = await firstRowOf(page, url);
  await page.close();
  return firstRow;
}

async function firstRowOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0, null, { timeout: 60_000 });
  return page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? Number.NaN);
}

/** Marks the frame in which the first row of a list is painted; runs in each page. */
function watchFirstRow() {
  const look = () =>
    document.querySelector('main tbody tr td:not(:empty)')
      ? requestAnimationFrame(() => performance.mark('first-row'))
      : requestAnimationFrame(look);
  requestAnimationFrame(look);
}
