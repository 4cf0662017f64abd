import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@varda/contract/language';
import { publicPages } from '../../e2e/fixtures/pages.ts';
import { freePorts } from '../site/ports.ts';
import { table } from '../table.ts';
import { borrowedTool } from './borrowed-tool.ts';
import { type Bench, inBrowser } from './in-browser.ts';
import { median } from './median.ts';

const measured = ['home', 'cbd-products', 'product-cbd-products', 'about', 'contacts'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'SI ms': 'speed-index',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** On a busy machine it now and then misses the beginning of a trace (NO_NAVSTART), and asks to be run again. */
const attempts = 3;

/** What the bench reads of a report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/**
 * Lighthouse's scores for a phone, of five pages in both languages, and what it names beside speed in any run. Throttled by
 * simulation, which is what Lighthouse and PageSpeed Insights do by default: the page is loaded at full speed, and what
 * slow 4G and a quarter of the processor would make of it is reckoned. `paint` has the line and the processor slow in earnest.
 */
export async function benchLighthouse(runs = 7): Promise<string> {
  const tool = await borrowedTool('lighthouse', '13.5.0');
  const { default: lighthouse } = (await import(pathToFileURL(path.join(tool, 'core/index.js')).href)) as {
    default: Lighthouse;
  };
  const { shell: port } = await freePorts();
  const measure = async ({ site, api }: Bench) => {
    const pages = (await publicPages(api))
      .filter(({ name }) => measured.includes(name))
      .flatMap(({ name, path: page }) =>
        languages.map((language) => ({ name: `${name} ${language}`, url: `${site.url}${page}?lang=${language}` })),
      );
    const reports = new Map(pages.map(({ name }): [string, Report[]] => [name, []]));
    // One page after the other and not one run after the other, so that a busy minute is shared by all of them.
    for (let run = 0; run < runs; run++)
      for (const { name, url } of pages) reports.get(name)?.push(await reportOf(lighthouse, url, port));
    return table([
      [`medians of ${runs}, simulated throttling`, ...categories, 'lowest', ...Object.keys(metrics), 'names'],
      ...[...reports].map(([name, each]) => [name, ...figuresOf(each)]),
    ]);
  };
  return inBrowser(measure, [`--remote-debugging-port=${port}`]);
}

async function reportOf(lighthouse: Lighthouse, url: string, port: number): Promise<Report> {
  let fault = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      // A first visit each time: by default the rows and the language of the visit before would stay.
      clearStorageTypes: ['all'],
      // It is for the report that people look at, and enters into no score.
      disableFullPageScreenshot: true,
    });
    const unscored = categories.filter((category) => result?.lhr.categories[category]?.score == null);
    if (result && unscored.length === 0) return result.lhr;
    fault = result?.lhr.runtimeError?.message ?? `no score for ${unscored.join(', ')}`;
  }
  throw new Error(`Lighthouse could not measure ${url} in ${attempts} attempts: ${fault}`);
}

function figuresOf(reports: readonly Report[]): (string | number)[] {
  const scores = (category: string) =>
    reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
  const middle = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const named = new Set(reports.flatMap(shortcomings));
  return [
    ...categories.map((category) => median(scores(category))),
    Math.min(...scores('performance')),
    ...Object.values(metrics).map((audit) => middle(audit).toFixed(audit === metrics.CLS ? 4 : 0)),
    [...named].join(', ') || 'nothing',
  ];
}

function shortcomings({ categories: scored, audits }: Report): string[] {
  return Object.entries(scored)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
