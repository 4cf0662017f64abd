import type { Browser } from '@playwright/test';
import {
  addAnswers,
  type Control,
  controls,
  type FoundPaths,
  type Input,
  inputs,
} from '../../e2e/fixtures/first-touch.ts';
import { allPicturesAreIn } from '../../e2e/fixtures/pages.ts';
import { inBrowser } from './in-browser.ts';
import { SlowLine } from './slow-line.ts';
import { withSlowProcessor } from './slow-phone.ts';
import { table } from './table.ts';

const speeds = ['fast', 'slow'] as const;
type Speed = (typeof speeds)[number];

/** Longest wait for an answer, in milliseconds. */
const answerTimeoutMs = 15_000;

interface Measured {
  control: Control;
  input: Input;
  speed: Speed;
  /** From the last input until something is seen to happen, and until the answer, in milliseconds; NaN without one. */
  noticed: number;
  delay: number;
}

/**
 * How soon the first use of each control is answered that comes as soon as the control is seen: see `e2e/fixtures/first-touch.ts`.
 *
 * @param only what is measured, of `control, input, speed`
 */
export function benchFirstTouch(only = /^/): Promise<string> {
  return inBrowser(async ({ site, api, browser }) => {
    await allPicturesAreIn(api);
    const products = await api.call('GET /products/all');
    const product = products.find(({ categoryName }) => categoryName === 'Medicinal Products/OTC');
    const found: FoundPaths = { product: `/product/${product?._id}` };
    const line = await SlowLine.start();
    const measured: Measured[] = [];
    for (const control of controls)
      for (const input of control.inputs ?? inputs)
        for (const speed of speeds) {
          if (!only.test(`${control.name}, ${input}, ${speed}`)) continue;
          const url = site.url + control.path(found);
          const delays = await delaysOf(browser, url, control, input, speed === 'slow' ? line : null);
          measured.push({ control, input, speed, ...delays });
        }
    line.stop();
    return report(measured);
  });
}

function report(measured: readonly Measured[]): string {
  const shown = (delay: number) => (Number.isNaN(delay) ? 'none' : delay.toFixed(0));
  const cell = (control: Control, input: Input, speed: Speed) => {
    const found = measured.find((each) => each.control === control && each.input === input && each.speed === speed);
    if (!found) return '–';
    return control.isWorking ? `${shown(found.noticed)} / ${shown(found.delay)}` : shown(found.delay);
  };
  const columns = speeds.flatMap((speed) => inputs.map((input) => ({ speed, input })));
  const worst = (speed: Speed, waits: boolean, figure: 'noticed' | 'delay') => {
    const some = measured.filter((each) => each.speed === speed && Boolean(each.control.isWorking) === waits);
    return Math.max(...some.map((each) => each[figure]).filter((delay) => !Number.isNaN(delay))).toFixed(0);
  };
  const missing = measured.filter(({ delay }) => Number.isNaN(delay)).length;
  return [
    table([
      ['ms from input to answer', ...columns.map(({ speed, input }) => `${speed} ${input}`)],
      ...controls
        .filter((control) => measured.some((each) => each.control === control))
        .map((control) => [
          `${control.name}${control.isWorking ? ' (React: at work / answered)' : ''}`,
          ...columns.map(({ input, speed }) => cell(control, input, speed)),
        ]),
    ]),
    `${new Set(measured.map(({ control }) => control)).size} controls, ${measured.length} of control × input × speed, ${missing} without an answer.`,
    ...speeds.map(
      (speed) =>
        `Worst, ${speed}: ${worst(speed, false, 'delay')} ms without React; with it at work after ${worst(speed, true, 'noticed')} ms, answered after ${worst(speed, true, 'delay')}.`,
    ),
  ].join('\n');
}

async function delaysOf(
  browser: Browser,
  url: string,
  control: Control,
  input: Input,
  line: SlowLine | null,
): Promise<Pick<Measured, 'noticed' | 'delay'>> {
  const context = await browser.newContext({
    viewport: { width: control.width, height: 780 },
    hasTouch: input === 'touch',
    serviceWorkers: 'block',
    ...(line && { proxy: line.proxy }),
  });
  const page = await context.newPage();
  let lastInput = 0;
  await page.exposeFunction('tellInput', (at: number) => {
    lastInput = at;
  });
  await page.addInitScript(addAnswers);
  const { answered, isWorking = answered } = control;
  await page.addInitScript({ content: `window.hasAnswered = ${answered}; window.isWorking = ${isWorking}` });
  await page.addInitScript(watchAnswer);
  if (line) await withSlowProcessor(page);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await control.use(page, input);
    const since = await page.waitForFunction(() => (window as Partial<Watched>).since, null, {
      timeout: answerTimeoutMs,
    });
    const delay = Math.max(0, ((await since.jsonValue()) ?? 0) - lastInput);
    const noticed = await page.evaluate(() => (window as Partial<Watched>).noticed);
    return { delay, noticed: noticed === undefined ? delay : Math.max(0, noticed - lastInput) };
  } catch (error) {
    console.error(`${control.name}, ${input}: ${error}`);
    return { noticed: Number.NaN, delay: Number.NaN };
  } finally {
    await context.close();
  }
}

interface Watched {
  hasAnswered: () => boolean;
  isWorking: () => boolean;
  tellInput: (at: number) => void;
  /** Since when the control shows its answer, in milliseconds since 1970. */
  since: number | undefined;
  /** When it was first seen to be at work. */
  noticed: number | undefined;
}

/** Runs in each document, before anything else. */
function watchAnswer(): void {
  const page = window as unknown as Watched;
  const now = () => performance.timeOrigin + performance.now();
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'change'])
    addEventListener(type, () => page.tellInput(now()), { capture: true });
  const look = () => {
    const isPainted = performance.getEntriesByType('paint').length > 0;
    page.since = isPainted && holds(page.hasAnswered) ? (page.since ?? now()) : undefined;
    if (holds(page.isWorking)) page.noticed ??= now();
    requestAnimationFrame(look);
  };
  const holds = (isSo: () => boolean) => {
    try {
      return isSo();
    } catch {
      return false; // Of a document that is not all there yet.
    }
  };
  requestAnimationFrame(look);
}
