import type { Browser, Page } from '@playwright/test';
import type { ApiClient } from '../../e2e/fixtures/api-client.ts';
import { menuPages } from '../../e2e/fixtures/pages.ts';
import { remoteLoad } from '../../shell/src/vitals/remote-load.ts';
import { liveTable } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { median } from './median.ts';
import { benchOpening } from './open-screens.ts';
import { openPlain, startPlainPages } from './plain-pages.ts';
import { onSlowPhone } from './slow-phone.ts';
import { total, watchTransfer } from './transfer.ts';

/** The first screen of a working day, and the one that it is opened from. */
const first = '/admin/users';
const second = '/admin/home/dosage';
/** Remotes that have screens of the back office. */
const backOfficeRemotes = 3;
/** What has to arrive before a screen has its rows; pictures follow. */
const needed = ['Script', 'Stylesheet', 'Fetch', 'XHR'];
const code = ['Script', 'Stylesheet'];

interface Opening {
  milliseconds: number;
  requests: number;
  bytes: number;
  codeBytes: number;
}

interface Way {
  name: string;
  /** The code of the other screens is fetched ahead, as it is unless the browser saves data. */
  isAhead: boolean;
  /** The pointer rests on the entry of the menu before it is pressed. */
  isRestedOn: boolean;
  /** Slow 4G with a quarter of the processor. */
  isSlow: boolean;
}

const ways: readonly Way[] = [
  { name: 'slow, code not fetched ahead', isAhead: false, isRestedOn: false, isSlow: true },
  { name: 'slow, code fetched ahead', isAhead: true, isRestedOn: false, isSlow: true },
  { name: 'slow, code fetched ahead, rested on', isAhead: true, isRestedOn: true, isSlow: true },
  { name: 'full speed, code fetched ahead', isAhead: true, isRestedOn: false, isSlow: false },
  { name: 'full speed, code fetched ahead, rested on', isAhead: true, isRestedOn: true, isSlow: false },
];

/**
 * From the click in the menu to the rows of a screen of another remote, and what that transfers: without its code in the browser,
 * which shows what each remote adds to the shell, with it, and with its rows. The yardstick is a static document of the same
 * bytes, opened by a link over the same line.
 *
 * @param only what is measured, of `path, way` and of what {@link benchOpening} has
 */
export function benchBackOffice(rounds = 3, only = /^/): Promise<string> {
  return inBrowser(async ({ site, api, browser }) => {
    await benchOpening({ site, api, browser }, rounds, only);
    const cells = ways.flatMap((way) => screens().map((path) => ({ path, way, name: `${path}, ${way.name}` })));
    const wanted = cells.filter(({ name }) => only.test(name));
    if (wanted.length > 0) {
      const plain = await startPlainPages();
      const tell = liveTable([
        'opened from the menu',
        'requests',
        'code kB',
        'all kB',
        'rows ms',
        'static page ms',
        'ratio',
      ]);
      for (const { path, way, name } of wanted) {
        const openings = await repeated(rounds, () => openFromMenu(browser, site.url, api, path, way));
        const middle = (of: keyof Opening) => median(openings.map((opening) => opening[of]));
        const openYardstick = () => openPlain(browser, plain.url, middle('bytes'), way.isSlow);
        tell([name, ...figures(middle, median(await repeated(rounds, openYardstick)))]);
      }
      await plain.stop();
    }
    return `Medians of ${rounds}.`;
  });
}

async function repeated<T>(rounds: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round++) results.push(await measure());
  return results;
}

function figures(middle: (of: keyof Opening) => number, yardstick: number): string[] {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const time = middle('milliseconds');
  return [
    String(middle('requests')),
    kilobytes(middle('codeBytes')),
    kilobytes(middle('bytes')),
    time.toFixed(0),
    yardstick.toFixed(0),
    (time / yardstick).toFixed(2),
  ];
}

/** Every screen, of the product screens one: they differ in their rows alone. */
function screens(): string[] {
  const paths = menuPages.map(({ path }) => path);
  const products = paths.filter((path) => path.startsWith('/admin/products/'));
  return [...paths.filter((path) => !products.includes(path)), ...products.slice(0, 1)];
}

async function openFromMenu(
  browser: Browser,
  url: string,
  api: ApiClient,
  path: string,
  { isAhead, isRestedOn, isSlow }: Way,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, api.session);
  const page = await context.newPage();
  if (!isAhead)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(`${url}${path === first ? second : first}`, { waitUntil: 'networkidle' });
  const loads = isAhead ? backOfficeRemotes : 1;
  await page.waitForFunction(([name, count]) => performance.getEntriesByName(name).length >= count, [
    remoteLoad,
    loads,
  ] as const);
  await page.waitForLoadState('networkidle');
  if (isSlow) await onSlowPhone(page);
  if (isRestedOn) await restOn(page, path);
  const { transfer } = await watchTransfer(page);
  const milliseconds = await page.evaluate(openInPage, path);
  const { requests, bytes } = total(transfer, needed);
  const opening = { milliseconds, requests, bytes, codeBytes: total(transfer, code).bytes };
  await context.close();
  return opening;
}

/** Until the rows that are fetched ahead are there. */
async function restOn(page: Page, path: string): Promise<void> {
  const { untilQuiet } = await watchTransfer(page);
  await page.locator(`nav a[href="${path}"]`).first().hover();
  await untilQuiet();
}

/** Follows a link of the menu; runs in the page. */
async function openInPage(path: string): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`The menu does not lead to ${path}`);
  const begun = performance.now();
  link.click();
  while (!heading() || heading() === before || !document.querySelector('main :is(table, h2)')) await nextFrame();
  await nextFrame();
  return performance.now() - begun;
}
