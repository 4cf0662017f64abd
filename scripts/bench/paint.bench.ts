import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type NamedPage, publicPages } from '../../e2e/fixtures/pages.ts';
import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { median } from './median.ts';
import { holdSameContent } from './paint/same-content.ts';
import { startVariants, type Variant, type Variants, variants } from './paint/variants.ts';
import { timeToMenu, type Visit, visit } from './paint/visit.ts';
import { SlowLine } from './slow-line.ts';
import { total } from './transfer.ts';

const measured = ['home', 'cbd-products', 'product-cbd-products'];

/** How soon a first visit on a cheap phone sees a page, beside the same pages as static ones without scripts. */
export function benchPaint(visits = 7, only = /^/): Promise<string> {
  return inBrowser(async ({ site, api, browser }) => {
    const pages = (await publicPages(api)).filter(({ name }) => measured.includes(name) && only.test(name));
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-paint-'));
    const started = await startVariants(site, api, pages, folder);
    const line = await SlowLine.start();
    try {
      for (const page of pages)
        await holdSameContent(browser, started.url('rendered', page), started.url('static', page));
      const tables: string[] = [];
      for (const page of pages) tables.push(await measure(browser, line, started, page, visits));
      return tables.join('\n\n');
    } finally {
      line.stop();
      await started.close();
      await rm(folder, { recursive: true });
    }
  });
}

async function measure(
  browser: Browser,
  line: SlowLine,
  started: Variants,
  page: NamedPage,
  visits: number,
): Promise<string> {
  const figures: Record<Variant, Figures[]> = { rendered: [], static: [] };
  // One after the other and not one variant after the other, so that a machine that slows down slows all of them.
  for (let round = 0; round < visits; round++) {
    for (const variant of variants) {
      const url = started.url(variant, page);
      const seen = await visit(browser, line, url);
      const menu = variant === 'static' ? Number.NaN : await timeToMenu(browser, line, url);
      figures[variant].push(figuresOf(seen, menu));
    }
  }
  const of = (variant: Variant, name: string) => median(figures[variant].map((each) => each[name] ?? Number.NaN));
  const names = Object.keys(figures.rendered[0] ?? {});
  return table([
    [`${page.name}, medians of ${visits}`, ...variants, 'to static'],
    ...names.map((name) => [
      name,
      ...variants.map((variant) => shown(of(variant, name))),
      ratio(of('rendered', name), of('static', name)),
    ]),
  ]);
}

type Figures = Record<string, number>;

function figuresOf({ transfer, ...seen }: Visit, menu: number): Figures {
  const kilobytes = (kinds?: string[]) => total(transfer, kinds).bytes / 1000;
  return {
    'TTFB ms': seen.firstByte,
    'LCP ms': seen.largestPaint,
    'FCP ms': seen.firstPaint,
    'menu opens ms': menu,
    'hydrated ms': seen.hydrated,
    'TBT ms': seen.blocking,
    CLS: seen.shift,
    'serial rounds': seen.rounds,
    'JS kB': kilobytes(['Script']),
    'CSS kB': kilobytes(['Stylesheet']),
    'document kB': kilobytes(['Document']),
    'fonts kB': kilobytes(['Font']),
    'pictures kB': kilobytes(['Image']),
    'data kB': kilobytes(['Fetch', 'XHR']),
    'all kB': kilobytes(),
  };
}

function shown(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  return Number.isInteger(figure) || figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure < 1 ? 4 : 1);
}

function ratio(figure: number, yardstick: number): string {
  return yardstick > 0 ? (figure / yardstick).toFixed(2) : '–';
}
