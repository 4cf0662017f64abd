import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { RemoteManifest } from '@varda/shared/federation/manifest';
import { overrideCookie } from '@varda/shared/federation/override';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { untilTakenOver } from '../../e2e/fixtures/taken-over.ts';

/** Longest wait for a page, in milliseconds. */
const patience = 20_000;

/**
 * Opens every page of a published version in a browser, inside the live shell, as somebody who asks for that version.
 * Pages of the back office are opened without an account: the api's answers are kept from them, so that nothing is changed,
 * and what is tried is that they load and render.
 *
 * @param shell origin of the live shell
 * @returns what went wrong
 */
export async function tryInShell(manifest: RemoteManifest, shell: string, executablePath: string): Promise<string[]> {
  if (!(await isOffered(manifest, shell))) return ['the live shell does not find it on its host'];
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const problems: string[] = [];
    for (const { path } of Object.values(manifest.pages))
      if (!/[:*]/.test(path)) problems.push(...(await tryPage(browser, manifest, shell, path)));
    return problems;
  } finally {
    await browser.close();
  }
}

/** A shell looks into the registry every second; what was published just now has to reach it first. */
async function isOffered({ name, version }: RemoteManifest, shell: string): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const response = await fetch(`${shell}/remotes.json`, {
      headers: { cookie: `${overrideCookie}=${name}:${version}` },
    });
    const remotes = (await response.json()) as LiveRemote[];
    if (remotes.find((remote) => remote.name === name)?.manifest?.version === version) return true;
    await pause(250);
  }
  return false;
}

async function tryPage(browser: Browser, { name, version }: RemoteManifest, shell: string, path: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ name: overrideCookie, value: `${name}:${version}`, url: shell }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
  if (path.startsWith('/admin')) await signInForShow(page);
  await page.goto(shell + path);
  if (!(await isShown(page))) problems.push(`${path} shows no heading`);
  const failure = page.locator('main [data-problem]');
  if ((await failure.count()) > 0) problems.push(`${path} cannot be shown: ${await failure.textContent()}`);
  const asked = (await context.cookies(shell)).some((cookie) => cookie.name === overrideCookie);
  if (!asked) problems.push(`${path} cannot be shown: the shell has gone back to the live version`);
  const loaded = await page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name: url }) => url.includes(part)),
    version,
  );
  if (asked && !loaded) problems.push(`${path} was not served by version ${version}`);
  await context.close();
  return problems;
}

/** Whether the page has a heading once its scripts have taken over. One that throws then comes anew, in the live version. */
async function isShown(page: Page): Promise<boolean> {
  const heading = page.locator('main h1, main h2').first();
  const takenOver = () => untilTakenOver(page, { timeout: patience });
  try {
    await takenOver();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))).catch(takenOver);
    await heading.waitFor({ timeout: patience });
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
