import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ApiClient } from '../../e2e/fixtures/api-client.ts';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { RebuiltRemote } from '../../e2e/fixtures/rebuilt-remote.ts';
import { RemoteFaults } from '../../e2e/fixtures/remote-faults.ts';
import { ask } from '../../shell/server/testing/ask.ts';
import { publish } from '../release/publish.ts';
import { ReleaseDesk } from '../release/release-desk.ts';
import { liveRemotesOf } from '../release/running-site.ts';
import { readCandidate, storeBuild } from '../release/stored-releases.ts';
import { releasesFolder, root, type Site } from '../site/site.ts';
import { table } from '../table.ts';
import { findBrowser } from '../testing/browser.ts';
import { withDemoSite } from './demo-site.ts';

const deploys = 100;

/** A visitor who reads on loads a page anew after so many clicks. */
const clicksPerLoad = 10;

/** Pages that the footer leads to; each has its name as heading. */
const pages = ['About us', 'History', 'Careers', 'Contacts'];

/** Releases that are broken on purpose, by what their home page does on the server; the check is left out for some of them. */
const broken = [
  { code: "throw new Error('on purpose')", isChecked: true },
  { code: "void fetch('/api/health')", isChecked: true },
  { code: 'process.exit()', isChecked: false },
  { code: 'for (;;);', isChecked: false },
  { code: 'const all = []; for (;;) all.push(new Array(1e5).fill(all))', isChecked: false },
];

/** Longest wait until a broken release is rolled back, in milliseconds. */
const rolledBackMs = 60_000;

/**
 * The public pages are deployed again and again, in two versions by turns and in some that are broken, while a visitor clicks and an
 * editor types in a second tab: how often does something break, what is lost, and does a broken release stay?
 */
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
      const { pid } = site.service('shell');
      const browser = await chromium.launch({ executablePath, args: chromiumArguments });
      const context = await browser.newContext();
      const done = new AbortController();
      const visit = visitor(await context.newPage(), site.url, done.signal);
      const typing = editor(await browser.newPage(), site, done.signal);
      const stopped: string[] = [];
      const apart = Math.floor(deploys / broken.length);
      for (let count = 0; count < deploys; count += 1) {
        const fault = count % apart === apart - 1 && broken[Math.floor(count / apart)];
        if (fault) stopped.push(await deployBroken(site, desk, fault));
        else await deploy(site, desk, versions[count % 2] ?? '');
      }
      done.abort();
      const { clicks, broken: brokenClicks, complaints } = await visit;
      const { typed, lost } = await typing;
      await browser.close();
      const isSame = site.service('shell').pid === pid ? 0 : 1;
      return table([
        [
          'deploys',
          'clicks and loads',
          'broken',
          'complaints on the console',
          'typed',
          'lost',
          'broken releases',
          'exits of the shell',
        ],
        [deploys, clicks, brokenClicks, complaints, typed, lost, stopped.join(', '), isSame],
      ]);
    });
  } finally {
    await rebuilt.remove();
  }
}

/** Releases a build that is broken, and says what has become of it. */
async function deployBroken(
  site: Site,
  desk: ReleaseDesk,
  { code, isChecked }: (typeof broken)[number],
): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'varda-broken-'));
  const releases = path.join(releasesFolder(site.dataDir), 'remote-public');
  try {
    const { faults, manifest } = await (await RemoteFaults.of('remote-public')).renderingWith('home', code);
    await cp(path.join(root, 'remote-public/dist'), build, { recursive: true });
    for (const [file, answer] of Object.entries(faults))
      if (typeof answer === 'object') await writeFile(path.join(build, file), answer.body);
    const from = { build, releases };
    const options = { remote: 'public', from, origin: site.url, desk, aim: 'live', keep: 20, browser: false } as const;
    if (isChecked)
      return await publish(options).then(
        () => 'live',
        () => 'refused',
      );
    const { integrity } = await readCandidate(build);
    const { version, contract } = manifest;
    await storeBuild(build, releases, version);
    await desk.publish({ remote: 'public', version, contract, integrity });
    await desk.point('public', { live: version });
    const deadline = performance.now() + rolledBackMs;
    for (let visitors = 0; performance.now() < deadline; visitors += 1) {
      // Pages name the host that they are asked for by: none is cached for another one.
      await ask(Number(new URL(site.url).port), '/', { headers: { host: `${version}-${visitors}.example` } });
      const { live } = await desk.remote('public');
      if (live !== version) return 'rolled back';
    }
    return 'live';
  } finally {
    await rm(build, { recursive: true });
  }
}

/** Types into a form of the back office until it is stopped; what stands there then is all that was typed, or something is lost. */
async function editor(page: Page, site: Site, done: AbortSignal): Promise<{ typed: number; lost: number }> {
  const { session } = await ApiClient.signIn(site.apiUrl);
  await page.addInitScript((login) => {
    for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value);
  }, session);
  await page.goto(`${site.url}/admin/home/dosage`);
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: /^Text EN/ });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  let typed = '';
  for (let word = 0; !done.aborted; word += 1) {
    await page.keyboard.type(`word${word}.`, { delay: 40 });
    typed += `word${word}.`;
  }
  const there = (await text.textContent()) ?? '';
  let same = 0;
  while (same < typed.length && there[same] === typed[same]) same += 1;
  return { typed: typed.length, lost: typed.length - same };
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
    const live = await liveRemotesOf(site.url);
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
