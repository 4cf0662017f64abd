import type { Browser, CDPSession } from '@playwright/test';
import { hydratedMark } from '@varda/platform/federation/shell-config';
import { untilHydrated } from '../../../e2e/fixtures/hydrated.ts';
import { shiftOf, watchShifts } from '../../../e2e/fixtures/layout-shift.ts';
import type { SlowLine } from '../slow-line.ts';
import { withSlowProcessor } from '../slow-phone.ts';
import { longestLoadMs, type Transfer, watchTransfer } from '../transfer.ts';
import { watchRounds } from './serial-rounds.ts';

export const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** In milliseconds. */
interface Paint {
  /** Of the document: on a slow line, two round trips at least. */
  firstByte: number;
  firstPaint: number;
  largestPaint: number;
  /** Of tasks after the first paint, what each takes beyond 50 ms. */
  blocking: number;
}

export interface Visit extends Paint {
  shift: number;
  /** Until the page is quiet. */
  transfer: Transfer;
  /** When React answers; without scripts never. */
  hydrated: number;
  /** Requests in a row, each known of only by the answer to the one before. */
  rounds: number;
}

/** A first visit on a cheap phone, without a touch. */
export async function visit(browser: Browser, line: SlowLine, url: string): Promise<Visit> {
  return withPhone(browser, line, async (page, session) => {
    await page.addInitScript(watchPaint);
    await watchShifts(page.context());
    const rounds = watchRounds(session);
    const watched = await watchTransfer(page);
    await page.goto(url, { timeout: longestLoadMs });
    // Seldom asked, as each time would be a task of the page's own.
    await untilHydrated(page, { polling: 1_000, timeout: longestLoadMs });
    await watched.untilQuiet();
    const hydrated = await page.evaluate(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN,
      hydratedMark,
    );
    const paint = await page.evaluate(() => (window as unknown as PaintWatched).paint());
    return { ...paint, transfer: watched.transfer, rounds: rounds(), hydrated, shift: await shiftOf(page) };
  });
}

/** How long after the start of a first visit the menu opens, for somebody who keeps tapping on it, in milliseconds. */
export async function timeToMenu(browser: Browser, line: SlowLine, url: string): Promise<number> {
  return withPhone(browser, line, async (page) => {
    await page.addInitScript(tapMenu);
    await page.goto(url, { waitUntil: 'commit' });
    const opened = await page.waitForFunction(() => (window as unknown as MenuTapped).menuOpenedAt);
    return (await opened.jsonValue()) as number;
  });
}

type PhonePage = Awaited<ReturnType<Browser['newPage']>>;

async function withPhone<T>(
  browser: Browser,
  line: SlowLine,
  use: (page: PhonePage, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', proxy: line.proxy });
  const page = await context.newPage();
  const session = await withSlowProcessor(page);
  try {
    return await use(page, session);
  } finally {
    await context.close();
  }
}

interface PaintWatched {
  paint: () => Paint;
}

interface MenuTapped {
  menuOpenedAt: number | undefined;
}

/** Runs in the page, before anything else. */
function watchPaint() {
  const seen: Record<string, PerformanceEntry[]> = {};
  const observers = ['paint', 'largest-contentful-paint', 'longtask'].map((type) => {
    const entries: PerformanceEntry[] = [];
    seen[type] = entries;
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    observer.observe({ type, buffered: true });
    return { observer, entries };
  });
  const all = (type: string) => seen[type] ?? [];
  (window as unknown as PaintWatched).paint = () => {
    for (const { observer, entries } of observers) entries.push(...observer.takeRecords());
    const firstPaint = all('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    const late = all('longtask').filter(({ startTime, duration }) => startTime + duration > firstPaint);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      firstByte: navigation?.responseStart ?? Number.NaN,
      firstPaint,
      largestPaint: all('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      blocking: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  };
}

/** Runs in the page, before anything else. */
function tapMenu() {
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]');
    button?.click();
    if (!document.querySelector('dialog[open]')) return;
    clearInterval(timer);
    (window as unknown as MenuTapped).menuOpenedAt = performance.now();
  }, 20);
}
