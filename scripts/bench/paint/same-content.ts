import type { Browser } from '@playwright/test';
import { transferOf } from '../transfer.ts';
import { phone } from './visit.ts';

interface Content {
  words: string;
  pictures: string;
}

/**
 * Rejects unless two pages have the same words and ask for the same pictures before anybody scrolls: a yardstick that is behind
 * the page measures nothing.
 */
export async function holdSameContent(browser: Browser, rendered: string, plain: string): Promise<void> {
  const [one, other] = [await contentOf(browser, rendered), await contentOf(browser, plain)];
  for (const kind of ['words', 'pictures'] as const) {
    if (one[kind] === other[kind]) continue;
    const [first, second] = [one[kind].split('\n'), other[kind].split('\n')];
    const place = first.findIndex((line, index) => line !== second[index]);
    const around = (lines: string[]) => lines.slice(Math.max(0, place - 5), place + 5).join(' ');
    throw new Error(
      `The plain page (scripts/bench/paint/plain) has other ${kind} than ${rendered}:\n${around(first)}\n${around(second)}`,
    );
  }
}

async function contentOf(browser: Browser, url: string): Promise<Content> {
  const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
  await transferOf(page, url);
  const [text = ''] = await page.locator('body').allInnerTexts();
  const words = text.trim().replaceAll(/\s+/g, '\n');
  const pictures = await page.evaluate(picturesThere);
  await page.close();
  return { words, pictures };
}

/** Those that have come, but for the slide that scripts fetch once the first one is there. Runs in the page. */
function picturesThere(): string {
  const there = [...document.querySelectorAll<HTMLImageElement>('img:not([inert] img)')].filter(
    ({ naturalWidth }) => naturalWidth > 0,
  );
  return [...new Set(there.map(({ currentSrc }) => currentSrc.replace(location.origin, '')))].sort().join('\n');
}
