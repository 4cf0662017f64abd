import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { RebuiltRemote } from '../../e2e/fixtures/rebuilt-remote.ts';
import { publish } from '../release/publish.ts';
import { ReleaseDesk } from '../release/release-desk.ts';
import { readCandidate } from '../release/stored-releases.ts';
import { releasesFolder, root, type Site } from '../site/site.ts';
import { findBrowser } from '../testing/browser.ts';
import { withDemoSite } from './demo-site.ts';
import { table } from './table.ts';

const deploys = 100;

/** A visitor who reads on loads a page anew after so many clicks. */
const clicksPerLoad = 10;

/** Pages that the footer leads to; each has its name as heading. */
const pages = ['About us', 'History', 'Careers', 'Contacts'];

/** The public pages are deployed again and again, in two versions by turns, while a visitor clicks: how often does something break? */
export async function benchRedeploys(): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) return 'skipped: no browser';
  const rebuilt = await RebuiltRemote.of('remote-public');
  Object.assign(process.env, adminEnvironment);
  try {
    await rebuilt.change('src/texts/en.ts', "title: 'Our products'", "title: 'Our products, deployed anew'");
    rebuilt.build();
    return await withDemoSite(adminEnvironment, async (site) => {
      const desk = await ReleaseDesk.open(site.url);
      const versions = [
        await held(site, desk, path.join(root, 'remote-public/dist')),
        await held(site, desk, rebuilt.built),
      ];
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      const done = new AbortController();
      const visit = visitor(await browser.newPage(), site.url, done.signal);
      for (let count = 0; count < deploys; count += 1) await deploy(site, desk, versions[count % 2] ?? '');
      done.abort();
      const { clicks, broken, complaints } = await visit;
      await browser.close();
      return table([
        ['deploys', 'clicks and loads', 'broken', 'complaints on the console'],
        [deploys, clicks, broken, complaints],
      ]);
    });
  } finally {
    await rebuilt.remove();
  }
}

/** Publishes a build that nobody is served yet. Resolves with its version. */
async function held(site: Site, desk: ReleaseDesk, build: string): Promise<string> {
  const releases = path.join(releasesFolder(site.dataDir), 'remote-public');
  await publish({
    remote: 'public',
    from: { build, releases },
    origin: site.url,
    desk,
    aim: 'hold',
    keep: 10,
    browser: false,
  });
  return (await readCandidate(build)).manifest.version;
}

/** Makes a version live, and waits until visitors are served it. */
async function deploy(site: Site, desk: ReleaseDesk, version: string) {
  await desk.point('public', { live: version });
  for (;;) {
    const live = (await (await fetch(`${site.url}/remotes.json`)).json()) as LiveRemote[];
    if (live.some(({ name, manifest }) => name === 'public' && manifest?.version === version)) return;
    await pause(50);
  }
}

async function visitor(page: Page, url: string, done: AbortSignal) {
  const figures = { clicks: 0, broken: 0, complaints: 0 };
  const complain = () => {
    figures.complaints += 1;
  };
  page.on('pageerror', complain);
  page.on('console', (message) => message.type() === 'error' && complain());
  while (!done.aborted) {
    const name = pages[figures.clicks % pages.length] ?? '';
    if (figures.clicks % clicksPerLoad === 0) await page.goto(url);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name, exact: true });
    const isThere = await heading.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    figures.clicks += 1;
    if (!isThere || (await page.locator('[data-problem]').count()) > 0) figures.broken += 1;
  }
  return figures;
}
