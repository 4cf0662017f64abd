import { type Browser, chromium } from '@playwright/test';
import { languages } from '@varda/shared/contract/language';
import { ApiClient } from '../../e2e/fixtures/api-client.ts';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { picturesAreIn, publicPages } from '../../e2e/fixtures/pages.ts';
import { findBrowser } from '../testing/browser.ts';
import { withDemoSite } from './demo-site.ts';
import { table } from './table.ts';
import { total, transferOf } from './transfer.ts';

/** Sizes of the window, in CSS pixels. */
const windows = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

const views = languages.flatMap((language) => windows.map((window) => ({ language, window })));
type View = (typeof views)[number];

/** The most that a page may move while it comes in (issue 4); what exceeds it is marked in the table. */
const mostShift = 0.01;

/** What a first visit of every public page asks for, and how far it moves while it comes in (CLS). */
export async function benchPages(): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) return 'skipped: no browser';
  return withDemoSite(adminEnvironment, async (site) => {
    const api = await ApiClient.signIn(site.apiUrl);
    await picturesAreIn(api);
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    const rows: string[][] = [];
    for (const { name, path } of await publicPages(api)) {
      const cells: string[] = [];
      for (const view of views) cells.push(await visit(browser, `${site.url}${path}`, view));
      rows.push([name, ...cells]);
    }
    await browser.close();
    return table([
      ['requests / bytes / CLS', ...views.map(({ language, window }) => `${language}, ${window.width} px`)],
      ...rows,
    ]);
  });
}

async function visit(browser: Browser, url: string, { language, window }: View): Promise<string> {
  const context = await browser.newContext({ viewport: window });
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  await context.addInitScript(watchShifts);
  await context.addCookies([{ name: 'lang', value: language, url }]);
  const page = await context.newPage();
  const { requests, bytes } = total(await transferOf(page, url));
  const shift = await page.evaluate(() => (window as unknown as ShiftWatched).shiftSoFar());
  await context.close();
  return `${requests} / ${(bytes / 1000).toFixed(0)} kB / ${shift.toFixed(4)}${shift > mostShift ? ' !' : ''}`;
}

/** Adds up the layout shifts of a page from its beginning. Runs in the page. */
function watchShifts() {
  const page = window as unknown as ShiftWatched;
  page.shift = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) page.shift += (entry as LayoutShift).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  page.shiftSoFar = () => {
    add(observer.takeRecords());
    return page.shift;
  };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

interface ShiftWatched {
  shift: number;
  shiftSoFar: () => number;
}
