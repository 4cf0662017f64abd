import type { Browser } from '@playwright/test';
import { languages } from '@varda/contract/language';
import { mostShift, shiftOf, watchShifts } from '../../e2e/fixtures/layout-shift.ts';
import { publicPages } from '../../e2e/fixtures/pages.ts';
import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { onSlowPhone } from './slow-phone.ts';
import { total, transferOf } from './transfer.ts';

/** Sizes of the window, in CSS pixels. */
const windows = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

const views = languages.flatMap((language) => windows.map((window) => ({ language, window })));
type View = (typeof views)[number];

/**
 * What a first visit of every public page asks for, and how far it moves while it comes in (CLS; too much is marked)
 * on a slow phone.
 *
 * @param only which pages, by their names
 */
export function benchPages(only = /^/): Promise<string> {
  return inBrowser(async ({ site, api, browser }) => {
    const rows: string[][] = [];
    for (const { name, path } of await publicPages(api)) {
      if (!only.test(name)) continue;
      const cells: string[] = [];
      for (const view of views) cells.push(await visit(browser, `${site.url}${path}`, view));
      rows.push([name, ...cells]);
    }
    return table([
      ['requests / bytes / CLS', ...views.map(({ language, window }) => `${language}, ${window.width} px`)],
      ...rows,
    ]);
  });
}

async function visit(browser: Browser, url: string, { language, window }: View): Promise<string> {
  const context = await browser.newContext({ viewport: window, serviceWorkers: 'block' });
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  await watchShifts(context);
  await context.addCookies([{ name: 'lang', value: language, url }]);
  const page = await context.newPage();
  await onSlowPhone(page);
  const { requests, bytes } = total(await transferOf(page, url));
  const shift = await shiftOf(page);
  await context.close();
  return `${requests} / ${(bytes / 1000).toFixed(0)} kB / ${shift.toFixed(4)}${shift > mostShift ? ' !' : ''}`;
}
