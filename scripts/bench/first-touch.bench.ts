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
import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { SlowLine } from './slow-line.ts';
import { withSlowProcessor } from './slow-phone.ts';

const speeds = ['fast', 'slow'] as const;
type Speed = (typeof speeds)[number];

/** Longest wait for an answer, in milliseconds. */
const answerTimeoutMs = 15_000;

interface Measured {
  control: Control;
  input: Input;
  speed: Speed;
  /** From the last input until the answer, in milliseconds; NaN without one. */
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
          const delay = await delayOf(browser, url, control, input, speed === 'slow' ? line : null);
          measured.push({ control, input, speed, delay });
        }
    line.stop();
    return report(measured);
  });
}

function report(measured: readonly Measured[]): string {
  const shown = (delay: number) => (Number.isNaN(delay) ? 'none' : delay.toFixed(0));
  const cell = (control: Control, input: Input, speed: Speed) => {
    const found = measured.find((each) => each.control === control && each.input === input && each.speed === speed);
    return found ? shown(found.delay) : '–';
  };
  const columns = speeds.flatMap((speed) => inputs.map((input) => ({ speed, input })));
  const answered = measured.filter(({ delay }) => !Number.isNaN(delay));
  const worst = (speed: Speed) =>
    Math.max(...answered.filter((each) => each.speed === speed).map(({ delay }) => delay)).toFixed(0);
  const tried = controls.filter((control) => measured.some((each) => each.control === control));
  return [
    table([
      ['ms from input to answer', ...columns.map(({ speed, input }) => `${speed} ${input}`)],
      ...tried.map((control) => [control.name, ...columns.map(({ input, speed }) => cell(control, input, speed))]),
    ]),
    `${tried.length} controls, ${measured.length} of control × input × speed, ${measured.length - answered.length} without an answer.`,
    `Worst: ${speeds.map((speed) => `${speed} ${worst(speed)} ms`).join(', ')}.`,
  ].join('\n');
}

async function delayOf(
  browser: Browser,
  url: string,
  control: Control,
  input: Input,
  line: SlowLine | null,
): Promise<number> {
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
  await page.addInitScript({ content: `window.hasAnswered = ${control.answered}` });
  await page.addInitScript(watchAnswer);
  if (line) await withSlowProcessor(page);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await control.use(page, input);
    const since = await page.waitForFunction(() => (window as Partial<Watched>).since, null, {
      timeout: answerTimeoutMs,
    });
    return Math.max(0, ((await since.jsonValue()) ?? 0) - lastInput);
  } catch (error) {
    console.error(`${control.name}, ${input}: ${error}`);
    return Number.NaN;
  } finally {
    await context.close();
  }
}

interface Watched {
  hasAnswered: () => boolean;
  tellInput: (at: number) => void;
  /** Since when the control shows its answer, in milliseconds since 1970. */
  since: number | undefined;
}

/** Runs in each document, before anything else. */
function watchAnswer(): void {
  const page = window as unknown as Watched;
  const now = () => performance.timeOrigin + performance.now();
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'change'])
    addEventListener(type, () => page.tellInput(now()), { capture: true });
  const look = () => {
    const isPainted = performance.getEntriesByType('paint').length > 0;
    page.since = isPainted && hasAnswered() ? (page.since ?? now()) : undefined;
    requestAnimationFrame(look);
  };
  const hasAnswered = () => {
    try {
      return page.hasAnswered();
    } catch {
      return false; // Of a document that is not all there yet.
    }
  };
  requestAnimationFrame(look);
}
