import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Language } from '@varda/contract/language';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { emptyRoot } from '@varda/platform/federation/shell-config';
import { isPublic } from '@varda/platform/router/is-public';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { untilHydrated } from '../../e2e/fixtures/hydrated.ts';
import { fetchWhole } from './fetch-whole.ts';
import { textOfSite } from './running-site.ts';
import { patternsWithoutAddress, type TrialAddress, trialAddresses } from './trial-addresses.ts';
import { type TrialShell, withTrialShell } from './trial-shell.ts';

/** Longest wait for a page in a browser, in milliseconds. */
const timeoutMs = 20_000;

/** Longest look at a page, in milliseconds. One whose code never ends answers nothing, and most questions to it have no limit. */
const mostPerPage = 120_000;

/** After so many pages that failed in the browser no further one is opened: one that shows nothing is waited for, and there are dozens. */
const mostFailed = 3;

/** How often a page is asked for that the server did not render: the api may have been slow. */
const attempts = 3;

interface Options {
  manifest: RemoteManifest;
  /** Where the version stands. */
  build: string;
  /** Of the running site. */
  origin: string;
  /** Path of a browser; null leaves that part out. */
  browser: string | null;
}

/**
 * Opens every page of a version in both languages: rendered by a shell's server of its own, then in a browser. Pages of the
 * back office are opened without an account: the api's answers are kept from them, so that nothing is changed, and what is tried is
 * that they load and render.
 *
 * @returns what went wrong
 */
export async function tryCandidate({ manifest, build, origin, browser }: Options): Promise<string[]> {
  if (!manifest.server && !browser) return [];
  return withTrialShell({ remote: manifest.name, build, origin }, async (shell) => {
    const sitemap = await sitemapOf(origin);
    const addresses = trialAddresses(manifest, sitemap);
    for (const pattern of patternsWithoutAddress(manifest, sitemap))
      console.log(`${pattern} is tried with an unknown id alone: the sitemap has no page of it`);
    const problems = manifest.server ? await tryOnServer(shell, addresses, origin) : [];
    if (problems.length > 0 || !browser) return problems;
    return tryInBrowser(browser, manifest, { shell: shell.url, origin }, addresses);
  });
}

/**
 * The sitemap; of several the first, which has pages of every kind.
 *
 * @param origin of the running site
 * @throws Error when there is none at the moment: without it fewer pages would be tried, and those that show rows of the site would fail
 */
export async function sitemapOf(origin: string): Promise<string> {
  const sitemap = await textOfSite(origin, '/sitemap.xml');
  return sitemap.includes('<sitemapindex') ? textOfSite(origin, '/sitemap-1.xml') : sitemap;
}

/** @throws Error when the site goes away meanwhile: what it does not answer is no fault of the version */
export async function tryOnServer(
  shell: TrialShell,
  addresses: readonly TrialAddress[],
  origin: string,
  limit = timeoutMs,
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    let problem = await renderedProblem(shell.url, address, limit);
    for (let attempt = 1; problem && attempt < attempts; attempt++)
      problem = await renderedProblem(shell.url, address, limit);
    if (!problem) continue;
    await sitemapOf(origin);
    problems.push(problem);
  }
  // What its code does after a page has been rendered ends its process a moment later.
  await pause(500);
  return [...problems, ...(await shell.errors()).map((error) => `On the server: ${error}`)];
}

async function renderedProblem(
  shell: string,
  { address, language, status }: TrialAddress,
  limit: number,
): Promise<string | null> {
  try {
    const answer = await fetchWhole(shell + address, { headers: { cookie: `lang=${language}` }, limit });
    if (answer.content?.includes(emptyRoot)) return `${address} cannot be rendered on the server`;
    if (answer.status === status) return answer.content ? null : `${address}: its answer breaks off`;
    return `${address} is answered with ${answer.status ?? answer.failure}, and not with ${status}`;
  } catch (error) {
    return (error as Error).message;
  }
}

export async function tryInBrowser(
  executablePath: string,
  manifest: RemoteManifest,
  { shell, origin }: { shell: string; origin: string },
  addresses: readonly TrialAddress[],
  limit = mostPerPage,
): Promise<string[]> {
  // Its own answer to Ctrl-C would end the process before the session at the desk is ended; it ends with the process either way.
  const options = { executablePath, args: chromiumArguments, handleSIGINT: false, handleSIGTERM: false };
  const server = await chromium.launchServer(options);
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const problems: string[] = [];
    let failed = 0;
    for (const trial of addresses) {
      if (failed === mostFailed) return [...problems, 'The pages after these have not been opened'];
      const found = await withinLimit(tryPage(browser, manifest, shell, trial), limit);
      if (found === null)
        return [
          ...problems,
          `${trial.address} has not answered the browser within ${limit / 1000} s: does its code end?`,
        ];
      if (found.length > 0) {
        await sitemapOf(origin);
        failed += 1;
      }
      problems.push(...found);
    }
    return problems;
  } finally {
    // A page whose code never ends would hold up a close.
    await server.kill();
  }
}

/** Null for what takes longer. */
async function withinLimit<T>(work: Promise<T>, limit: number): Promise<T | null> {
  // What comes of it later, as the browser ends, is of no interest.
  work.catch(() => undefined);
  const end = new AbortController();
  const late = pause(limit, null, { signal: end.signal }).catch(() => null);
  return Promise.race([work, late]).finally(() => end.abort());
}

async function tryPage(browser: Browser, { version }: RemoteManifest, shell: string, trial: TrialAddress) {
  const { address, language } = trial;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ name: 'lang', value: language, url: shell }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${address}: ${error.message}`));
  // What React catches is logged by it, and is no error of the page. What the browser says of answers has no arguments.
  let logged = '';
  page.on('console', (message) => {
    if (message.type() === 'error' && message.args().length > 0) [logged = ''] = message.text().split('\n', 1);
  });
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language satisfies Language);
  if (!isPublic(address)) await signInForShow(page);
  await page.goto(shell + address);
  const isWhole = await isShown(page);
  const reason = logged && ` (${logged})`;
  if (!isWhole) problems.push(`${address} shows no heading${reason}`);
  const failure = page.locator('main [data-problem]');
  if ((await failure.count()) > 0) problems.push(`${address} cannot be shown: ${await failure.textContent()}${reason}`);
  const loaded = await page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name: url }) => url.includes(part)),
    version,
  );
  if (!loaded) problems.push(`${address} was not served by version ${version}`);
  await context.close();
  return problems;
}

/** Whether the page has a heading once its scripts answer. */
async function isShown(page: Page): Promise<boolean> {
  try {
    await untilHydrated(page, { timeout: timeoutMs });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.locator('main h1, main h2').first().waitFor({ timeout: timeoutMs });
    return true;
  } catch {
    return false;
  }
}

/** The guard lets in who has a token; what is behind it asks the api, which is not there for this page. */
async function signInForShow(page: Page) {
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({ token: 'release-check', name: 'Release check', role: 'admin' }))
      localStorage.setItem(key, value);
  });
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
}
