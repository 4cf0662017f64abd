import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildApps } from '../builds/build-apps.ts';
import { staleApps } from '../builds/stale-builds.ts';
import { root } from '../site/site.ts';
import { findBrowser, findHeadlessShell } from './browser.ts';
import { fastFolder } from './fast-folder.ts';
import { runTool, type Stage, type Tally, tally, tool, verdict } from './stage.ts';
import { groupTests } from './test-groups.ts';

/** All stages in the order in which they run: what fails fastest comes first. */
export const stages: readonly Stage[] = [
  {
    name: 'types',
    what: 'TypeScript over everything',
    // Each of the four checkers that there are otherwise makes most types anew: two take a third less processor time.
    run: () => verdict([tool('typescript/bin/tsc'), '--noEmit', '--checkers', '2']),
  },
  {
    name: 'lint',
    what: 'Biome: format, lint, import directions',
    run: () => verdict([tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
  },
  { name: 'jest', what: 'Components and logic', run: jest },
  {
    name: 'commands',
    what: 'npm start and what it says when something is wrong',
    run: (args) => nodeTests(args.length > 0 ? args : ['scripts/**/*.test.ts']),
  },
  {
    name: 'api',
    what: 'The api over HTTP, on SQLite and on PostgreSQL',
    run: api,
  },
  { name: 'e2e', what: 'End-to-end tests in a real browser on the built product', run: e2e },
];

/** One more than the two cores that this is measured on: now and then each waits for a file, a database or another process. */
const atOnce = 3;

async function jest(args: readonly string[]): Promise<Tally> {
  // Rendering makes much that is soon gone: with room for it a twentieth of the time is saved.
  const { code, output } = await runTool(
    ['--max-semi-space-size=64', tool('jest/bin/jest.js'), `--maxWorkers=${atOnce}`, ...args],
    // A worker would write what it has compiled when it ends, and jest gives it half a second for that; its workers start at once,
    // so that none has it from another one.
    { NODE_DISABLE_COMPILE_CACHE: '1' },
  );
  const [, line = ''] = /^Tests:\s+(.*)$/m.exec(stripVTControlCharacters(output)) ?? [];
  return counted(code, {
    passed: number(line, /(\d+) passed/),
    failed: number(line, /(\d+) failed/),
    skipped: number(line, /(\d+) (?:skipped|todo)/),
  });
}

const longestOfApi = ['api/http/malformed-input.test.ts', 'api/test/kill/kill.test.ts'];

async function api(args: readonly string[]): Promise<Tally> {
  const files = args.length > 0 ? args : await groupTests('api/**/*.test.ts', longestOfApi, 10);
  return nodeTests(files, ['--test-global-setup=api/test/databases.setup.ts'], fastFolder());
}

async function nodeTests(
  files: readonly string[],
  flags: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<Tally> {
  const { code, output } = await runTool(
    ['--test', `--test-concurrency=${atOnce}`, '--test-reporter=spec', ...flags, ...files],
    environment,
  );
  const text = stripVTControlCharacters(output);
  return counted(code, {
    passed: number(text, /^ℹ pass (\d+)$/m),
    failed: number(text, /^ℹ fail (\d+)$/m) + number(text, /^ℹ cancelled (\d+)$/m),
    skipped: number(text, /^ℹ skipped (\d+)$/m),
    notes: [...new Set([...text.matchAll(/^\s*﹣ .* # (.+)$/gm)].map(([, reason]) => reason ?? ''))],
  });
}

async function e2e(args: readonly string[]): Promise<Tally> {
  const browser = findBrowser();
  if (!browser) return tally({ skipped: 1, notes: ['e2e: no Chromium was found and none could be installed'] });
  const stale = staleApps();
  await Promise.all([
    buildApps(stale, (app, seconds) => console.log(`${app} built in ${seconds.toFixed(1)} s`)),
    // Takes one processor, half a minute. What fails of it fails once more, and says so, before the tests.
    runTool(['e2e/fixtures/prepare-demo-data.ts']),
  ]);
  const report = path.join(root, 'e2e/test-results/report.json');
  const { code } = await runTool(
    [tool('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args],
    {
      CHROMIUM_PATH: browser,
      HEADLESS_SHELL_PATH: findHeadlessShell(browser),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Node strips the types itself, and keeps what it has compiled: Playwright's Babel takes 6 s before the first test where nothing is cached.
      PW_DISABLE_TS_ESM: 'yes',
    },
  );
  const notes = new Set<string>();
  const { stats } = JSON.parse(await readFile(report, 'utf8'), (_, value) => {
    if (value?.type === 'skip' && value.description) notes.add(value.description);
    return value;
  }) as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  const { expected, flaky, unexpected: failed, skipped } = stats;
  return counted(code, { passed: expected + flaky, failed, skipped, notes: [...notes] });
}

/** A tool that fails without naming a failed test has failed all the same. */
function counted(code: number, counts: Omit<Tally, 'notes'> & { notes?: string[] }): Tally {
  return tally({ ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed });
}

function number(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}
