import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Requests and bytes on the network (brotli where the server has it), by kind of resource. */
export type Transfer = ReadonlyMap<string, Figures>;

interface Figures {
  requests: number;
  bytes: number;
}

/**
 * A page is quiet when nothing has travelled for so long, in milliseconds, and its scripts have nothing to do: it may wait a second
 * before it asks for them, and a slowed-down phone evaluates them for longer than that before they ask for anything.
 */
const quiet = 1_500;

/** On a slowed-down phone on a busy machine, in milliseconds. */
export const longestLoadMs = 120_000;

/** What a page transfers until it is quiet. */
export async function transferOf(page: Page, url: string): Promise<Transfer> {
  const { transfer, untilQuiet } = await watchTransfer(page);
  await page.goto(url, { timeout: longestLoadMs });
  await untilQuiet();
  return transfer;
}

interface Watched {
  /** Grows with what the page transfers. */
  transfer: Transfer;
  untilQuiet: () => Promise<void>;
}

/** What a page transfers from now on. */
export async function watchTransfer(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  const transfer = new Map<string, Figures>();
  const kindOf = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Placeholders are data URIs: part of the document, not requests.
    if (response.url.startsWith('data:')) return;
    kindOf.set(requestId, response.mimeType.startsWith('image/') ? 'Image' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    // What the browser has cached is not transferred.
    if (!kind || encodedDataLength === 0) return;
    const { requests, bytes } = transfer.get(kind) ?? { requests: 0, bytes: 0 };
    transfer.set(kind, { requests: requests + 1, bytes: bytes + encodedDataLength });
  });
  let latest = performance.now();
  for (const event of ['Network.requestWillBeSent', 'Network.dataReceived', 'Network.loadingFinished'] as const) {
    session.on(event, () => {
      latest = performance.now();
    });
  }
  const untilQuiet = async () => {
    do {
      await setTimeout(100);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    } while (performance.now() - latest < quiet);
  };
  return { transfer, untilQuiet };
}

/** The sum over some kinds of resources, or over all. */
export function total(transfer: Transfer, kinds: readonly string[] = [...transfer.keys()]): Figures {
  const chosen = kinds.map((kind) => transfer.get(kind) ?? { requests: 0, bytes: 0 });
  return {
    requests: chosen.reduce((sum, figures) => sum + figures.requests, 0),
    bytes: chosen.reduce((sum, figures) => sum + figures.bytes, 0),
  };
}
