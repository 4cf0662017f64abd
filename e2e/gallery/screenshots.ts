import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '@varda/contract/language';
import { withDemoSite } from '../../scripts/bench/demo-site.ts';
import { findBrowser } from '../../scripts/testing/browser.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { chromiumArguments } from '../fixtures/chromium.ts';
import { adminEnvironment } from '../fixtures/demo-data.ts';
import { adminPages, missingPage, picturesAreIn, publicPages } from '../fixtures/pages.ts';
import { folder, takeView, type View } from './camera.ts';
import { indexPage } from './index-page.ts';

/**
 * `npm run screenshots -w e2e`: pictures of every page in both languages and at four widths, and an index.html to leaf
 * through them. Words choose among them: `-- home about 360 mk`; a word is a width, a language, or part of a screen's name.
 */
const words = process.argv.slice(2);
const widths = chosen([360, 768, 1280, 1920], (width) => words.includes(String(width)));
const spoken = chosen(languages, (language) => words.includes(language));
const parts = words.filter((word) => !/^(\d+|en|mk)$/.test(word));

const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no browser. Install Chromium or name one in CHROMIUM_PATH');

await withDemoSite(adminEnvironment, async (site) => {
  const api = await ApiClient.signIn(site.apiUrl);
  await picturesAreIn(api);
  const visited = [...(await publicPages(api)), missingPage].map((page) => ({ ...page, admin: false }));
  const screens = chosen([...visited, ...adminPages.map((page) => ({ ...page, admin: true }))], ({ name }) =>
    parts.some((part) => name.includes(part)),
  );
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const views = languages
    .filter((language) => spoken.includes(language))
    .flatMap((language) => widths.map((width): View => ({ width, language })));
  const taken = new Map(views.map((view): [View, readonly string[]] => [view, []]));
  const waiting = [...views];
  const camera = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      taken.set(view, await takeView(browser, site.url, api, view, screens));
      console.log(`${view.language}, ${view.width} px: ${taken.get(view)?.length} pictures`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, camera));
  await browser.close();
  const index = path.join(folder, 'index.html');
  await writeFile(index, indexPage(taken));
  console.log(`\n${index}`);
});

/** What the words of the command choose; all of it where they say nothing about it. */
function chosen<T>(all: readonly T[], wanted: (one: T) => boolean): readonly T[] {
  const some = all.filter(wanted);
  return some.length > 0 ? some : all;
}
