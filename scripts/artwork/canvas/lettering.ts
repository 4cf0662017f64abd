import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { type PathData, round } from './path.ts';

export type Weight = 400 | 500 | 600 | 700 | 800;

export interface Lettering {
  /** Glyph outlines; the baseline starts at the origin. */
  data: PathData;
  width: number;
  size: number;
}

interface TypeStyle {
  size: number;
  weight: Weight;
  /** Extra room after each letter, in em. */
  tracking?: number;
}

/** Height of a capital letter, in em. */
export const capHeight = 0.72;

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map<string, Font>();

// Static files: fontkit cannot vary a WOFF2 (getVariation reads the transformed glyf table as a plain one and throws).
function font(subset: Subset, weight: Weight): Font {
  const file = `@fontsource/manrope/files/manrope-${subset}-${weight}-normal.woff`;
  const open = fonts.get(file) ?? (openSync(resolve(file)) as Font);
  fonts.set(file, open);
  return open;
}

type Subset = 'latin' | 'latin-ext' | 'cyrillic';

function runs(text: string): { subset: Subset; run: string }[] {
  const found = text.matchAll(
    /(?<cyrillic>[\u0400-\u04ff]+)|(?<extended>[\u0100-\u024f]+)|[^\u0100-\u024f\u0400-\u04ff]+/gu,
  );
  return [...found].map(({ 0: run, groups }) => ({
    run,
    subset: groups?.cyrillic ? 'cyrillic' : groups?.extended ? 'latin-ext' : 'latin',
  }));
}

/** Sets one line of text as outlines, kerned, so that no picture depends on an installed font. */
export function letter(text: string, { size, weight, tracking = 0 }: TypeStyle): Lettering {
  let pen = 0;
  let data = '';
  for (const { subset, run } of runs(text)) {
    const face = font(subset, weight);
    const scale = size / face.unitsPerEm;
    const { glyphs, positions } = face.layout(run);
    glyphs.forEach((glyph, index) => {
      if (glyph.id === 0) throw new Error(`Manrope has no letter for one of “${run}”: reword the text.`);
      for (const { command, args } of glyph.path.commands) {
        const name = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command];
        const points = args.map((value, axis) => round(axis % 2 === 0 ? pen + value * scale : -value * scale));
        data += name + points.join(' ');
      }
      pen += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    });
  }
  return { data, width: pen - tracking * size, size };
}

/** The same line, smaller where it would be wider than `room`. */
export function letterWithin(text: string, style: TypeStyle, room: number): Lettering {
  const set = letter(text, style);
  return set.width <= room ? set : letter(text, { ...style, size: (style.size * room) / set.width });
}

/** Breaks a text into at most `most` lines of about equal length, none wider than `room`; shrinks it where that fails. */
export function letterLines(text: string, style: TypeStyle, room: number, most: number): Lettering[] {
  const words = text.split(' ');
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const lines = balanced(words, count).map((line) => letter(line, style));
    if (lines.every(({ width }) => width <= room)) return lines;
  }
  const lines = balanced(words, Math.min(most, words.length));
  const widest = Math.max(...lines.map((line) => letter(line, style).width));
  return lines.map((line) => letter(line, { ...style, size: (style.size * room) / widest }));
}

function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const candidates = words.slice(0, words.length - count + 1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const rest = balanced(words.slice(index + 1), count - 1);
    return [first, ...rest];
  });
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return candidates.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
