import { inBrowser } from '../in-browser.ts';
import { SlowLine } from '../slow-line.ts';
import { withSlowProcessor } from '../slow-phone.ts';

const [path = '/', width = '360'] = process.argv.slice(2);
console.log(
  await inBrowser(async ({ site, browser }) => {
    const line = await SlowLine.start();
    const out: string[] = [];
    for (let n = 0; n < 2; n++) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height: 780 },
        serviceWorkers: 'block',
        proxy: line.proxy,
        hasTouch: true,
      });
      const page = await context.newPage();
      await withSlowProcessor(page);
      await page.addInitScript(() => {
        new PerformanceObserver((l) => {
          for (const e of l.getEntries())
            (window as any).lt = [
              ...((window as any).lt ?? []),
              [e.entryType, Math.round(e.startTime), Math.round(e.duration)].join(' '),
            ];
        }).observe({ entryTypes: ['longtask', 'paint', 'largest-contentful-paint', 'mark'] });
      });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, {
        timeout: 60000,
        polling: 1000,
      });
      out.push(
        await page.evaluate(() =>
          [
            ...performance
              .getEntriesByType('navigation')
              .map((e: any) => `doc ${Math.round(e.responseStart)}..${Math.round(e.responseEnd)} ${e.transferSize}`),
            ...performance
              .getEntriesByType('resource')
              .map(
                (e: any) =>
                  `${Math.round(e.startTime)}..${Math.round(e.responseStart)}..${Math.round(e.responseEnd)} ${e.transferSize || e.encodedBodySize} ${e.initiatorType} ${e.name.replace(/^https?:\/\/[^/]+/, '')}`,
              ),
            ...(window as any).lt,
            ...performance.getEntriesByType('mark').map((e) => `mark ${e.name} ${Math.round(e.startTime)}`),
          ].join('\n'),
        ),
      );
      await context.close();
    }
    line.stop();
    return out.join('\n\n');
  }),
);
