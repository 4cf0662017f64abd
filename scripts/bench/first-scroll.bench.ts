import type { Browser, Page } from '@playwright/test';
import { returns, scrolled, scrollFirst, scrollInputs } from '../../e2e/fixtures/first-scroll.ts';
import { untilHydrated } from '../../e2e/fixtures/hydrated.ts';
import { distinctPages } from '../../e2e/fixtures/pages.ts';
import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { SlowLine } from './slow-line.ts';
import { withSlowProcessor } from './slow-phone.ts';

/** Pages that are shorter than two windows have nowhere to scroll to. */
const shortPages = ['login', 'search'];

/** How far each page has moved under somebody who scrolls it before it is hydrated, or comes back to it, in pixels: all of it should be 0. */
export function benchFirstScroll(): Promise<string> {
  return inBrowser(async ({ site, api, browser }) => {
    const pages = (await distinctPages(api)).filter(({ name }) => !shortPages.includes(name));
    const line = await SlowLine.start();
    const ways = [...Object.keys(scrollInputs), ...Object.keys(returns)].flatMap((input) => [
      { head: `fast ${input}`, input, line: null },
      { head: `slow ${input}`, input, line },
    ]);
    const rows: (string | number)[][] = [];
    for (const { name, path } of pages) {
      const moved: number[] = [];
      for (const { input, line } of ways) moved.push(await movedBy(browser, site.url + path, input, line));
      rows.push([name, ...moved]);
    }
    line.stop();
    return table([['px moved by hydration', ...ways.map(({ head }) => head)], ...rows]);
  });
}

async function movedBy(browser: Browser, url: string, input: string, line: SlowLine | null): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    serviceWorkers: 'block',
    ...(line && { proxy: line.proxy }),
  });
  try {
    const page = await context.newPage();
    if (line) await withSlowProcessor(page);
    await page.goto(url, { waitUntil: 'commit' });
    const place = await placeBefore(page, input);
    await untilHydrated(page);
    return (await scrolled(page)) - place;
  } finally {
    await context.close();
  }
}

/** Scrolls the page, and comes back to it where that is asked for. Returns where it stood before it was hydrated. */
async function placeBefore(page: Page, input: string): Promise<number> {
  const act = scrollInputs[input];
  if (act) return scrollFirst(page, act);
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  const place = await scrolled(page);
  await returns[input]?.(page);
  return place;
}
