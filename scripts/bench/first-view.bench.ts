import { chromium, type Page } from '@playwright/test';
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

/** Requests and bytes as they travel (brotli where the server has it), by kind of resource. */
type Transfer = Map<string, { requests: number; bytes: number }>;

/** What the first view of `/` transfers on a phone and on a desktop. */
export async function benchFirstView(): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) return 'skipped: no browser';
  return withDemoSite(adminEnvironment, async (site) => {
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    const transfers: Transfer[] = [];
    for (const viewport of viewports) {
      const page = await browser.newPage({ viewport });
      transfers.push(await transferOf(page, site.url));
      await page.close();
    }
    await browser.close();
    const kinds = [...new Set(transfers.flatMap((transfer) => [...transfer.keys()]))].sort();
    return table([
      ['first view of / (requests / bytes)', ...viewports.map(({ width }) => `${width} px`)],
      ...kinds.map((kind) => [kind, ...transfers.map((transfer) => total(transfer, [kind]))]),
      ['all', ...transfers.map((transfer) => total(transfer, kinds))],
    ]);
  });
}

async function transferOf(page: Page, url: string): Promise<Transfer> {
  const session = await page.context().newCDPSession(page);
  const transfer: Transfer = new Map();
  const kindOf = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Placeholders are data URIs: part of the document, not requests.
    if (response.url.startsWith('data:')) return;
    kindOf.set(requestId, response.mimeType.startsWith('image/') ? 'Image' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (!kind) return;
    const { requests, bytes } = transfer.get(kind) ?? { requests: 0, bytes: 0 };
    transfer.set(kind, { requests: requests + 1, bytes: bytes + encodedDataLength });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return transfer;
}

function total(transfer: Transfer, kinds: readonly string[]): string {
  const chosen = kinds.map((kind) => transfer.get(kind) ?? { requests: 0, bytes: 0 });
  const requests = chosen.reduce((sum, figures) => sum + figures.requests, 0);
  const bytes = chosen.reduce((sum, figures) => sum + figures.bytes, 0);
  return `${requests} / ${(bytes / 1000).toFixed(1)} kB`;
}
