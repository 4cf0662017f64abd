import type { CDPSession, Page } from '@playwright/test';

/** As Lighthouse has it: milliseconds, bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** From now on a page is on slow 4G. */
async function onSlow4G(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return session;
}

/** From now on a page has the processor of a cheap phone, of a quarter of this machine's speed. */
export async function withSlowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Both, by the browser's own emulation: enough where only bytes and shifts are counted (see `slow-line.ts`). */
export async function onSlowPhone(page: Page): Promise<void> {
  await onSlow4G(page);
  await withSlowProcessor(page);
}
