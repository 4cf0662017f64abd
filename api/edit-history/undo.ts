import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type { EditContent } from '@varda/shared/contract/edit-history';

/*
 * What leads from a content back to the one before it. Of a long text of which a word was changed that is the word: the
 * history of a text would take its size again with every save otherwise (decision 052).
 */

/** The value before; or, of a text, what stood between its beginning and end that have stayed. */
type Step = { was: unknown } | { start: number; tail: number; put: string; sum: number };
export type Undo = Record<string, Step>;

/** The content before an edit cannot be told any more: what is stored was changed past the api. */
export class BrokenHistory extends Error {}

export function undoOf(before: EditContent, after: EditContent): Undo {
  const paths = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const changed = paths.filter((path) => !isDeepStrictEqual(before[path], after[path]));
  return Object.fromEntries(changed.map((path) => [path, stepBack(before[path], after[path])]));
}

/** About what a step takes beside its text. */
const overhead = 40;

function stepBack(before: unknown, after: unknown): Step {
  if (typeof before !== 'string' || typeof after !== 'string') return { was: before };
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (start + tail < overhead) return { was: before };
  return { start, tail, put: before.slice(start, before.length - tail), sum: crc32(before) };
}

/** The content before an edit. @throws BrokenHistory */
export function undone(after: EditContent, undo: Undo): EditContent {
  const before = { ...after };
  for (const [path, step] of Object.entries(undo)) {
    if ('sum' in step) before[path] = patched(after[path], step);
    else before[path] = step.was;
  }
  return before;
}

function patched(after: unknown, { start, tail, put, sum }: Extract<Step, { sum: number }>): string {
  const text = typeof after === 'string' ? after.slice(0, start) + put + after.slice(after.length - tail) : '';
  if (crc32(text) !== sum) throw new BrokenHistory();
  return text;
}
