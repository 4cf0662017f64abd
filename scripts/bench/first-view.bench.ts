import { chromium } from '@playwright/test';
import { chromiumArguments } from '../../e2e/fixtures/chromium.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { findBrowser } from '../testing/browser.ts';
import { withDemoSite } from './demo-site.ts';
import { table } from './table.ts';

/** Viewports of the measured visits, in CSS pixels. */
const viewports = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** What the first view of `/` transfers: bytes as they travel (brotli where the server has it) and requests, by kind. */
export async function benchFirstView(): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) return 'skipped: no browser';
  return withDemoSite(adminEnvironment, async (site) => {
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    const results = [];
    for (const viewport of viewports) {
      const page = await browser.newPage({ viewport });
      const session = await page.context().newCDPSession(page);
      const kinds = new Map<string, { requests: number; bytes: number }>();
      const kindOf = new Map<string, string>();
      await session.send('Network.enable');
      session.on('Network.responseReceived', ({ requestId, type, response }) => {
        kindOf.set(requestId, response.mimeType.startsWith('image/') ? 'Image' : type);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const kind = kindOf.get(requestId) ?? 'Other';
        const { requests, bytes } = kinds.get(kind) ?? { requests: 0, bytes: 0 };
        kinds.set(kind, { requests: requests + 1, bytes: bytes + encodedDataLength });
      });
      await page.goto(site.url, { waitUntil: 'networkidle' });
      results.push({ viewport, kinds });
      await page.close();
    }
    await browser.close();
    const names = [...new Set(results.flatMap(({ kinds }) => [...kinds.keys()]))].sort();
    const heads = results.map(({ viewport }) => `${viewport.width} px`);
    const cell = (kinds: (typeof results)[number]['kinds'], wanted: (kind: string) => boolean) => {
      const chosen = [...kinds].filter(([kind]) => wanted(kind)).map(([, figures]) => figures);
      const requests = chosen.reduce((sum, figures) => sum + figures.requests, 0);
      const bytes = chosen.reduce((sum, figures) => sum + figures.bytes, 0);
      return `${requests} / ${(bytes / 1000).toFixed(1)} kB`;
    };
    return table([
      ['first view of / (requests / bytes)', ...heads],
      ...names.map((name) => [name, ...results.map(({ kinds }) => cell(kinds, (kind) => kind === name))]),
      ['all', ...results.map(({ kinds }) => cell(kinds, () => true))],
    ]);
  });
}
