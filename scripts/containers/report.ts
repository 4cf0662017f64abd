import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { root } from '../site/site.ts';
import { docker } from './engine.ts';
import type { Counted } from './requests.ts';

export interface Measured {
  buildSeconds: number;
  startSeconds: number;
  images: { name: string; bytes: number }[];
  steps: ({ name: string; seconds: number } & Counted)[];
  acknowledged: number;
  lost: number;
  /** What each service takes. */
  atRest: Record<string, string>;
  underLoad: Record<string, string>;
}

const file = path.join(root, 'docs/operations/measured.md');
const [start, end] = ['<!-- by npm run containers-test -- --write -->', '<!-- until here -->'];

/** What was measured, in Markdown. */
export function report(measured: Measured): string {
  const { images, steps, acknowledged, lost, atRest, underLoad } = measured;
  const compose = docker(['compose', 'version', '--short']).trim();
  const engine = docker(['version', '--format', '{{.Server.Version}}']).trim();
  return [
    `Docker ${engine}, Compose ${compose}, ${availableParallelism()} processors, load of the machine at the end ${loadavg()[0]?.toFixed(1)}. All images were built in ${measured.buildSeconds} s, and all was well ${measured.startSeconds} s after the start. ` +
      `${acknowledged} writes were acknowledged, ${lost} of them lost.`,
    table(
      ['replaced', 'seconds', 'reads', 'failed', 'left to the browser', 'writes', 'failed', 'slowest ms'],
      steps.map(({ name, seconds, reads, failedReads, leftToBrowser, writes, failedWrites, slowestMs }) =>
        [name, seconds, reads, failedReads, leftToBrowser, writes, failedWrites, Math.round(slowestMs)].map(String),
      ),
    ),
    table(
      ['image', 'MB on top of its base'],
      images.map(({ name, bytes }) => [name, (bytes / 1e6).toFixed(1)]),
    ),
    table(
      ['memory of', 'at rest', 'under load'],
      Object.entries(atRest).map(([service, size]) => [service, size, underLoad[service] ?? '']),
    ),
  ].join('\n\n');
}

/** Puts it into the guide for operators in the place of what was measured before. */
export async function writeReport(measured: Measured): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before, after] = [text.indexOf(start) + start.length, text.indexOf(end)];
  await writeFile(file, `${text.slice(0, before)}\n\n${report(measured)}\n\n${text.slice(after)}`);
}

/** The first column is of words, the others of figures. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
