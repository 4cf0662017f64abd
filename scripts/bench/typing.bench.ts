import type { Page } from '@playwright/test';
import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';

/** How much slower than this machine the browser's processor is made. */
const slowdown = 4;
const length = 30_000;
const keys = 120;
/** Between two keys, in milliseconds: a fast typist. */
const pace = 130;

/**
 * From a key to the frame that shows it, in a rich text of the back office with 30 kB, at a quarter of the processor's
 * speed, alone and with the page beside it that follows. The yardstick is the same text in a bare `contenteditable` of an empty page.
 */
export function benchTyping(): Promise<string> {
  const text = longText();
  return inBrowser(async ({ site, api, browser }) => {
    const [entry] = await api.call('GET /dosage');
    if (!entry) throw new Error('The demo content has no dosage entry');
    const form = new FormData();
    form.append('text', JSON.stringify({ en: text, mk: text }));
    await api.call('PUT /dosage/:id', { params: { id: entry._id }, body: form });

    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript((session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    }, api.session);
    await page.goto(`${site.url}/admin/home/dosage`);
    const row = page.getByRole('row').filter({ hasText: entry.name.en.replace('®', '') });
    await row.getByRole('button', { name: /^Edit/ }).click();
    const editor = page.getByRole('dialog').getByRole('textbox', { name: /^Text EN/ });
    await editor.waitFor();
    const inEditor = await timesOf(page, '[role=dialog] [contenteditable=true]');
    await page.getByRole('dialog').getByRole('button', { name: 'Preview', exact: true }).click();
    await page.locator('iframe[data-shown]').waitFor();
    const withPreview = await timesOf(page, '[role=dialog] [contenteditable=true]');

    await page.goto('about:blank');
    await page.setContent(`<div contenteditable style="height:22rem;overflow:auto">${text}</div>`);
    const bare = await timesOf(page, '[contenteditable]');

    const parts = [0.5, 0.75, 0.95];
    const ratios = (times: number[]) => parts.map((part) => (quantile(times, part) / quantile(bare, part)).toFixed(2));
    const shown = (times: number[]) => parts.map((part) => `${quantile(times, part).toFixed(0)} ms`);
    return table([
      [`key to paint, ${length / 1000} kB, ${slowdown}× CPU, ${keys} keys`, 'p50', 'p75', 'p95'],
      ['rich text of the back office', ...shown(inEditor)],
      ['the same with the preview open', ...shown(withPreview)],
      ['bare contenteditable', ...shown(bare)],
      ['ratio', ...ratios(inEditor)],
      ['ratio with the preview', ...ratios(withPreview)],
    ]);
  });
}

/** Types into the middle of a text; milliseconds from each key to the end of the frame that it changed. */
async function timesOf(page: Page, selector: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate((wanted) => {
    const editable = document.querySelector<HTMLElement>(wanted);
    const middle = editable?.children[Math.floor(editable.children.length / 2)];
    const words = middle?.firstChild;
    if (!editable || !words) throw new Error('There is nothing to type into');
    editable.focus();
    getSelection()?.collapse(words, 10);
    const times: number[] = [];
    // From the moment at which the browser got the key: what the page does before its listeners counts too.
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => times.push(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        }),
      { capture: true },
    );
    Object.assign(window, { typingTimes: times });
  }, selector);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.keyboard.type('the quick brown fox jumps over it '.repeat(9).slice(0, keys), { delay: pace });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { typingTimes: number[] }).typingTimes);
}

function longText(): string {
  const paragraph = `<p>${'Twice a day after a meal, with <strong>plenty of water</strong>, for two weeks. '.repeat(7).trim()}</p>`;
  return paragraph.repeat(Math.ceil(length / paragraph.length));
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
