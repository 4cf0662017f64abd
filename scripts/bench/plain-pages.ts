import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { onSlowPhone } from './slow-phone.ts';

/** A host of static documents for yardsticks: `/<bytes>` is one of that size. */
export async function startPlainPages(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const bytes = Number(request.url?.slice(1));
    if (!Number.isInteger(bytes)) return response.writeHead(404).end();
    const begin = '<!doctype html><html lang="en"><title>Static</title><p>A line of text.</p><!--';
    const filler = randomBytes(bytes)
      .toString('base64')
      .slice(0, Math.max(0, bytes - begin.length));
    response.writeHead(200, { 'content-type': 'text/html' }).end(`${begin}${filler}-->`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Milliseconds from a link to a document of so many bytes until that is there and painted. */
export async function openPlain(browser: Browser, url: string, bytes: number, isSlow: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}/0`, { waitUntil: 'networkidle' });
  if (isSlow) await onSlowPhone(page);
  await page.goto(`${url}/${bytes}`, { waitUntil: 'load' });
  const milliseconds = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.max(navigation?.loadEventEnd ?? 0, paint?.startTime ?? 0);
  });
  await page.close();
  return milliseconds;
}
