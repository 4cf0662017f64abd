import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApps } from '../builds/build-apps.ts';
import { staleApps } from '../builds/stale-builds.ts';
import { table } from '../table.ts';
import { findBrowser } from '../testing/browser.ts';
import { runTool, tool } from '../testing/stage.ts';

/** What the test notes of each case, as far as it holds. */
const columns = ['layout usable', 'message', 'focus', 'retry cures', 'others untouched', 'browser'];

/** How long other pages took meanwhile, to how long they take otherwise. */
const ratio = 'others, ratio';

interface Suite {
  specs?: { title: string; ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[];
  suites?: Suite[];
}

/** The failures of remotes, in the browser and on the server, for each audience: what holds in which case. */
export async function benchFailures(): Promise<string> {
  const browser = findBrowser();
  if (!browser) return 'skipped: no browser';
  await buildApps(staleApps());
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-failures-'));
  const report = path.join(folder, 'report.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'json', 'tests/failure-matrix.spec.ts'];
  await runTool([tool('@playwright/test/cli.js'), ...args], {
    CHROMIUM_PATH: browser,
    FAILURES: 'all',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const suite = JSON.parse(await readFile(report, 'utf8')) as Suite;
  await rm(folder, { recursive: true });
  return table([['case', ...columns, ratio, 'passed'], ...rowsOf(suite)]);
}

function rowsOf({ specs = [], suites = [] }: Suite): string[][] {
  const own = specs.map(({ title, ok, tests }) => {
    const annotations = tests.flatMap((one) => one.annotations);
    const noted = annotations.map(({ type }) => type);
    const took = annotations.find(({ type }) => type === ratio)?.description ?? '–';
    const [name = title] = title.replaceAll(/\[[^\]]+\] /g, '').split(':', 1);
    return [name, ...columns.map((column) => (noted.includes(column) ? 'yes' : '–')), took, ok ? 'yes' : 'NO'];
  });
  return [...own, ...suites.flatMap(rowsOf)];
}
