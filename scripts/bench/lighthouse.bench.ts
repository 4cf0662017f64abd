import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages } from '@varda/shared/contract/language';
import { publicPages } from '../../e2e/fixtures/pages.ts';
import { freePorts } from '../site/ports.ts';
import { borrowedTool } from './borrowed-tool.ts';
import { type Bench, inBrowser } from './in-browser.ts';
import { table } from './table.ts';

const run = promisify(execFile);

const measured = ['home', 'cbd-products', 'product-cbd-products', 'about', 'contacts'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What the bench reads of a report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** Lighthouse's scores for a phone, of five pages in both languages, and what it names beside speed. */
export async function benchLighthouse(): Promise<string> {
  const tool = await borrowedTool('lighthouse', '13.5.0');
  const { shell: port } = await freePorts();
  const measure = async ({ site, api }: Bench) => {
    const rows: (string | number)[][] = [['page', ...categories, 'names']];
    for (const { name, path: page } of await publicPages(api)) {
      if (!measured.includes(name)) continue;
      for (const language of languages) {
        const report = await reportOf(tool, `${site.url}${page}?lang=${language}`, port);
        rows.push([`${name} ${language}`, ...scoresOf(report)]);
      }
    }
    return table(rows);
  };
  return inBrowser(measure, [`--remote-debugging-port=${port}`]);
}

async function reportOf(tool: string, url: string, port: number): Promise<Report> {
  const flags = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`];
  const { stdout } = await run(process.execPath, [path.join(tool, 'cli/index.js'), url, ...flags], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

function scoresOf({ categories: scored, audits }: Report): (string | number)[] {
  const named = Object.entries(scored)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  const scores = categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100));
  return [...scores, named.map(({ id }) => id).join(', ') || 'nothing'];
}
