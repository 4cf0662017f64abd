import { type Browser, chromium } from '@playwright/test';
import { ApiClient } from '../../e2e/fixtures/api-client.ts';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { allPicturesAreIn } from '../../e2e/fixtures/pages.ts';
import type { Site } from '../site/site.ts';
import { findBrowser } from '../testing/browser.ts';
import { withDemoSite } from './demo-site.ts';

export interface Bench {
  site: Site;
  /** Signed in as the first admin. */
  api: ApiClient;
  browser: Browser;
}

/** Runs `measure` in a browser, against the built product with the demo content and all its pictures. Says so where there is no browser. */
export async function inBrowser(measure: (bench: Bench) => Promise<string>, args: string[] = []): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) return 'skipped: no browser';
  return withDemoSite(adminEnvironment, async (site) => {
    const api = await ApiClient.signIn(site.apiUrl);
    await allPicturesAreIn(api);
    const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, ...args] });
    try {
      return await measure({ site, api, browser });
    } finally {
      await browser.close();
    }
  });
}
