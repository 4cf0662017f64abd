import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import type { EditContent } from '@varda/contract/edit-history';
import { diffArrays } from 'diff';

/*
 * What leads from a content back to the one before it. Of a long text of which words were changed these are the words: the
 * history of a text would take its size again with every save otherwise (decision 052).
 */

/** A place of a text: as many characters that stay, as many after them that go, and what stood there instead. */
type Part = [stay: number, go: number, put: string];

/**
 * The value before; or, of a text, the parts that led from it, and a checksum. Steps of before there were parts have one, between
 * its beginning and end that have stayed.
 */
type Step = { was: unknown } | ({ sum: number } & ({ parts: Part[] } | { start: number; tail: number; put: string }));
export type Undo = Record<string, Step>;

/** The content before an edit cannot be restored any more: what is stored was changed past the api. */
export class BrokenHistory extends Error {}

export function undoOf(before: EditContent, after: EditContent): Undo {
  const paths = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const changed = paths.filter((path) => !isDeepStrictEqual(before[path], after[path]));
  return Object.fromEntries(changed.map((path) => [path, stepBack(before[path], after[path])]));
}

/** About what a step takes beside its text. */
const overhead = 40;

/** Words with the space behind them, single signs. */
const tokens = /[\p{L}\p{M}\p{N}]+\s*|[^\p{L}\p{M}\p{N}]/gu;

/** Beyond this many changed words a text is simply another one, and looking for what stayed would take long. */
const mostChanges = 400;

function stepBack(before: unknown, after: unknown): Step {
  if (typeof before !== 'string' || typeof after !== 'string') return { was: before };
  const parts = partsBetween(after, before);
  if (JSON.stringify(parts).length + overhead > before.length) return { was: before };
  return { parts, sum: crc32(before) };
}

/** What leads from one text to another one. */
function partsBetween(from: string, to: string): Part[] {
  const parts: Part[] = [];
  let part: Part = [0, 0, ''];
  const changes = diffArrays(from.match(tokens) ?? [], to.match(tokens) ?? [], { maxEditLength: mostChanges });
  for (const { value, added, removed } of changes ?? [
    { value: [from], added: false, removed: true },
    { value: [to], added: true, removed: false },
  ]) {
    const text = value.join('');
    if (added) part[2] += text;
    else if (removed) part[1] += text.length;
    else {
      if (part[1] > 0 || part[2] !== '') {
        parts.push(part);
        part = [0, 0, ''];
      }
      part[0] += text.length;
    }
  }
  if (part[1] > 0 || part[2] !== '') parts.push(part);
  return parts;
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

function patched(after: unknown, step: Extract<Step, { sum: number }>): string {
  const text = typeof after === 'string' ? after : '';
  const parts: Part[] = 'parts' in step ? step.parts : [[step.start, text.length - step.start - step.tail, step.put]];
  let before = '';
  let at = 0;
  for (const [stay, go, put] of parts) {
    before += text.slice(at, at + stay) + put;
    at += stay + go;
  }
  before += text.slice(at);
  if (crc32(before) !== step.sum) throw new BrokenHistory();
  return before;
}
