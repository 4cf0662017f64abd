import { mostAlike } from './most-alike.ts';

/** A part of a merged text: what is settled, or what two people have each made of the same block. */
export type Piece = string | { mine: string; theirs: string; around: readonly [string, string] };

/** Whose parts are put together; beyond this many comparisons the text is asked about as a whole. */
const mostComparisons = 250_000;

/**
 * Puts together what two people have made of a rich text, by paragraph, heading, list item and row of a table. Where both
 * have added something at the same place, both stand there, theirs first.
 *
 * @returns null where it cannot be found block by block
 */
export function mergeBlocks(base: string, mine: string, theirs: string): Piece[] | null {
  const sides = [base, mine, theirs].map(blocksOf);
  return sides.every((blocks) => blocks !== null)
    ? mergeLists(sides as [string[], string[], string[]], ['', ''])
    : null;
}

/** The text, with what the other person has made of the blocks at these places. */
export function textOf(pieces: readonly Piece[], theirs: ReadonlySet<number>): string {
  return pieces
    .map((piece, place) => (typeof piece === 'string' ? piece : theirs.has(place) ? piece.theirs : piece.mine))
    .join('');
}

type Around = readonly [string, string];

function mergeLists([base, mine, theirs]: [string[], string[], string[]], around: Around): Piece[] | null {
  if (base.length * Math.max(mine.length, theirs.length) > mostComparisons) return null;
  const [here, there] = [editsOf(base, mine), editsOf(base, theirs)];
  const pieces: Piece[] = [];
  /** What stands in the place of a block that counts as moved. */
  const inPlace: string[] = [];
  for (let place = 0; place <= base.length; place += 1) {
    const [added, addedThere] = [here.added[place] ?? [], there.added[place] ?? []];
    const isSameTwice = added.join('') === addedThere.join('');
    for (const block of isSameTwice ? [] : addedThere) pieces.push(moved(block, there, here, base) ?? block);
    for (const block of added) pieces.push(moved(block, here, there, base) ?? block);
    const block = base[place];
    if (block === undefined) continue;
    const [mineNow, theirsNow] = [here.kept[place] ?? '', there.kept[place] ?? ''];
    if (here.moved.has(block) || there.moved.has(block)) {
      // Moved by both, or moved by one and deleted by the other.
      if (mineNow === theirsNow) return null;
      inPlace.push(...[mineNow, theirsNow].filter((now) => now !== '' && now !== block));
    } else pieces.push(...mergeBlock(block, mineNow, theirsNow, around));
  }
  // Moved blocks are recognised by their text: one of two alike that stayed and was changed would be lost.
  return inPlace.every((block) => pieces.includes(block)) ? pieces : null;
}

function mergeBlock(base: string, mine: string, theirs: string, around: Around): Piece[] {
  if (mine === base || isSameWording(mine, theirs)) return [theirs];
  if (theirs === base) return [mine];
  const parts = [base, mine, theirs].map(containerOf);
  const [was, here, there] = parts;
  if (was && here && there && isSameWording(here.open, there.open) && here.name === was.name) {
    const inside = parts.map((part) => blocksOf(part?.inner ?? '')) as [string[], string[], string[]];
    const own: Around = [around[0] + here.open, `</${here.name}>${around[1]}`];
    const merged = inside.every(Boolean) ? mergeLists(inside, own) : null;
    // A list whose items are all gone goes with them.
    if (merged) return merged.every((piece) => piece === '') ? [] : [here.open, ...merged, `</${here.name}>`];
  }
  return [{ mine, theirs, around }];
}

/** Attributes that only one of the two writes. */
const incidental = /^(rel=|style=|class=|(col|row)span="1"|colwidth=|referrerpolicy=|sandbox=|[\w-]+=""$)/;

/** Of an item or a cell, the one paragraph that the editor puts around its text. */
const ownParagraph = /(<(?:li|td|th)\b[^>]*>)<p>((?:(?!<\/?p\b)[\s\S])*)<\/p>(?=<\/(?:li|td|th)>|<[ou]l\b)/g;

/** Markup without what the server and the editor write in their own ways each: the order of attributes, some of them, and spaces. */
function wordingOf(html: string): string {
  const tags = html.replaceAll('&nbsp;', '\u00a0').replace(tag, (whole, end: string, name: string) => {
    if (end) return whole;
    const attributes = whole.match(/[\w-]+="[^"]*"/g) ?? [];
    const said = attributes.filter((one) => !incidental.test(one));
    const [, alignment] = /\sstyle="text-align:\s*(center|right|justify)/.exec(whole) ?? [];
    return `<${[name, ...said.toSorted(), ...(alignment ? [alignment] : [])].join(' ')}>`;
  });
  return tags.replace(ownParagraph, '$1$2');
}

function isSameWording(one: string, other: string): boolean {
  return one === other || wordingOf(one) === wordingOf(other);
}

interface Edits {
  /** What has become of each block: as it was, changed, or null where it is gone. */
  kept: (string | null)[];
  /** What is new ahead of each block, and behind the last. */
  added: string[][];
  /** Blocks that are gone from their place and stand at another, unchanged. */
  moved: ReadonlySet<string>;
}

function editsOf(base: readonly string[], side: readonly string[]): Edits {
  const kept: (string | null)[] = base.map(() => null);
  const added: string[][] = [...base, ''].map(() => []);
  let ahead = 0;
  const partners = mostAlike(base.map(wordingOf), side.map(wordingOf));
  for (const [place, block] of side.entries()) {
    const partner = partners[place] ?? null;
    if (partner === null) added[ahead]?.push(block);
    else {
      const was = base[partner] ?? '';
      kept[partner] = isSameWording(was, block) ? was : block;
      ahead = partner + 1;
    }
  }
  const isNew = new Set(added.flat());
  return { kept, added, moved: new Set(base.filter((block, place) => kept[place] === null && isNew.has(block))) };
}

/** A block that one has moved, as the other has changed it; undefined if the block is no moved one. */
function moved(block: string, by: Edits, other: Edits, base: readonly string[]): string | undefined {
  if (!by.moved.has(block)) return undefined;
  const place = base.findIndex((one, at) => one === block && by.kept[at] === null);
  return other.kept[place] ?? undefined;
}

const tag = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>/gi;
const withoutEnd = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/** The elements of which markup consists, as they are written; null if it is anything else. */
function blocksOf(html: string): string[] | null {
  const blocks: string[] = [];
  const open: string[] = [];
  let start = 0;
  for (const found of html.matchAll(tag)) {
    const name = (found[2] ?? '').toLowerCase();
    if (open.length === 0 && html.slice(start, found.index).trim() !== '') return null;
    if (found[1]) {
      if (open.pop() !== name) return null;
    } else if (!withoutEnd.has(name)) open.push(name);
    if (open.length > 0) continue;
    const end = found.index + found[0].length;
    blocks.push(html.slice(start, end));
    start = end;
  }
  return open.length === 0 && html.slice(start).trim() === '' ? blocks : null;
}

const container = /^\s*(<(ul|ol|table|tbody|thead|blockquote)\b(?:"[^"]*"|[^">])*>)([\s\S]*)<\/\2>$/i;

/** A block that consists of blocks. */
function containerOf(block: string): { open: string; name: string; inner: string } | null {
  const [, open, name, inner] = container.exec(block) ?? [];
  return open !== undefined && name !== undefined && inner !== undefined ? { open, name, inner } : null;
}
