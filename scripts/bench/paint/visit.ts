import type { Browser, CDPSession } from '@playwright/test';
import { hydratedMark } from '@varda/shared/federation/shell-config';
import { untilHydrated } from '../../../e2e/fixtures/hydrated.ts';
import { shiftOf, watchShifts } from '../../../e2e/fixtures/layout-shift.ts';
import { onSlowPhone } from '../slow-phone.ts';
import { mostPatience, type Transfer, total, watchTransfer } from '../transfer.ts';
import { watchRounds } from './serial-rounds.ts';

export const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** In milliseconds. */
export interface Paint {
  firstPaint: number;
  largestPaint: number;
  /** Of tasks after the first paint, those after the touch included, what each takes beyond 50 ms. */
  blocking: number;
}

export interface Visit extends Paint {
  shift: number;
  /** Until the page is quiet, before anybody has touched it. */
  transfer: Transfer;
  /** Of scripts in all, once the page has been touched and is quiet again. */
  scriptBytes: number;
  /** From the touch until the page answers by its scripts. */
  answers: number;
  /** Requests in a row, each known of only by the answer to the one before. */
  rounds: number;
}

/** A first visit on a cheap phone: somebody looks until the page is quiet, and touches it then. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  return withPhone(browser, async (page, session) => {
    await page.addInitScript(watchPaint);
    await watchShifts(page.context());
    const rounds = watchRounds(session);
    const watched = await watchTransfer(page);
    await page.goto(url, { timeout: mostPatience });
    await watched.untilQuiet();
    const transfer = new Map(watched.transfer);
    const seen = { transfer, rounds: rounds() };

    await page.touchscreen.tap(...nowhere);
    // Seldom asked, as each time would be a task of the page's own.
    await untilHydrated(page, { polling: 1_000, timeout: mostPatience });
    await watched.untilQuiet();
    const scriptBytes = total(watched.transfer, ['Script']).bytes;
    const answers = await page.evaluate(timeToAnswer, hydratedMark);
    const paint = await page.evaluate(() => (window as unknown as PaintWatched).paint());
    return { ...seen, ...paint, scriptBytes, answers, shift: await shiftOf(page) };
  });
}

/** Where no page has anything to press: its margin, below the bar. */
const nowhere = [2, 400] as const;

/** Runs in the page. A page without scripts has no mark, and one that has run them before waits for nothing. */
function timeToAnswer(mark: string): number {
  const [hydrated] = performance.getEntriesByName(mark);
  const { touchedAt } = window as unknown as PaintWatched;
  return hydrated ? Math.max(0, hydrated.startTime - touchedAt) : Number.NaN;
}

/** How long after the start of a first visit the menu opens, for somebody who keeps tapping on it, in milliseconds. */
export async function timeToMenu(browser: Browser, url: string): Promise<number> {
  return withPhone(browser, async (page) => {
    await page.addInitScript(tapMenu);
    await page.goto(url, { waitUntil: 'commit' });
    const opened = await page.waitForFunction(() => (window as unknown as MenuTapped).menuOpenedAt);
    return (await opened.jsonValue()) as number;
  });
}

type PhonePage = Awaited<ReturnType<Browser['newPage']>>;

async function withPhone<T>(browser: Browser, use: (page: PhonePage, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await onSlowPhone(page);
  try {
    return await use(page, session);
  } finally {
    await context.close();
  }
}

interface PaintWatched {
  touchedAt: number;
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
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { touchedAt: timeStamp }));
  (window as unknown as PaintWatched).paint = () => {
    for (const { observer, entries } of observers) entries.push(...observer.takeRecords());
    const firstPaint = all('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
    const late = all('longtask').filter(({ startTime, duration }) => startTime + duration > firstPaint);
    return {
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
