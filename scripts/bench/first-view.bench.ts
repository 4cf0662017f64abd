import { inBrowser } from './in-browser.ts';
import { table } from './table.ts';
import { type Transfer, total, transferOf } from './transfer.ts';

/** Viewports of the measured visits, in CSS pixels. */
const viewports = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** What the first view of `/` transfers on a phone and on a desktop. */
export function benchFirstView(): Promise<string> {
  return inBrowser(async ({ site, browser }) => {
    const transfers: Transfer[] = [];
    for (const viewport of viewports) {
      const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
      transfers.push(await transferOf(page, site.url));
      await page.close();
    }
    const kinds = [...new Set(transfers.flatMap((transfer) => [...transfer.keys()]))].sort();
    return table([
      ['first view of / (requests / bytes)', ...viewports.map(({ width }) => `${width} px`)],
      ...kinds.map((kind) => [kind, ...transfers.map((transfer) => shown(transfer, [kind]))]),
      ['all', ...transfers.map((transfer) => shown(transfer))],
    ]);
  });
}

function shown(transfer: Transfer, kinds?: readonly string[]): string {
  const { requests, bytes } = total(transfer, kinds);
  return `${requests} / ${(bytes / 1000).toFixed(1)} kB`;
}
