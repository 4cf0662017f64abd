import type { Colour } from '../canvas/colour.ts';
import { capHeight, type Lettering, letter, letterLines, letterWithin } from '../canvas/lettering.ts';
import { shift } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';
import type { Design, Wording } from './design.ts';
import { readable } from './design.ts';
import { signature } from './mark.ts';

type Anchor = 'start' | 'middle' | 'end';

export function words(text: Lettering, x: number, y: number, fill: Colour, anchor: Anchor = 'start'): Shape {
  const offset = { start: 0, middle: -text.width / 2, end: -text.width }[anchor];
  return { data: shift(text.data, x + offset, y), fill };
}

/** A brand with its small raised ®; the pair is centred or flushed as one. */
export function brandName(
  { brand, registered }: Wording,
  at: { x: number; y: number; size: number; room: number; fill: Colour; anchor: Anchor },
): { shapes: Shape[]; size: number; width: number } {
  const sign = registered ? 0.5 : 0;
  const name = letterWithin(brand, { size: at.size, weight: 800, tracking: -0.005 }, at.room - sign * at.size * 0.55);
  const mark = registered ? letter('®', { size: name.size * sign, weight: 600 }) : undefined;
  const width = name.width + (mark ? mark.width + name.size * 0.02 : 0);
  // Centred without its sign: the eye centres the name.
  const left = at.x - { start: 0, middle: name.width / 2, end: width }[at.anchor];
  const shapes = [words(name, left, at.y, at.fill)];
  if (mark) {
    const raised = at.y - name.size * capHeight * 0.52;
    shapes.push(words(mark, left + name.width + name.size * 0.02, raised, at.fill));
  }
  return { shapes, size: name.size, width };
}

export interface Column {
  x: number;
  /** Top of the first capital letters. */
  top: number;
  room: number;
  anchor: Anchor;
  brandSize: number;
  lineSize: number;
  /** Leaves the strength out where it stands elsewhere. */
  strengthSize?: number;
  name: Colour;
  text: Colour;
  accent: Colour;
  /** Lines that the text under the brand may take. */
  lines?: number;
  /** The lowest that it may reach; everything shrinks until it does. */
  floor?: number;
}

/** Where a line of text stands; what is set from the left ends at `right`. */
interface Row {
  top: number;
  bottom: number;
  right: number;
}

export interface Headline {
  shapes: Shape[];
  bottom: number;
  rows: Row[];
}

/** Brand, line and strength below one another. */
export function headline(wording: Wording, column: Column): Headline {
  const set = headlineAsIs(wording, column);
  if (column.floor === undefined || set.bottom <= column.floor || column.lineSize < 4) return set;
  const shrunk = 0.94;
  return headline(wording, {
    ...column,
    brandSize: column.brandSize * shrunk,
    lineSize: column.lineSize * shrunk,
    strengthSize: (column.strengthSize ?? 0) * shrunk,
  });
}

function headlineAsIs(wording: Wording, column: Column): Headline {
  const { x, room, anchor } = column;
  const { size } = brandName(wording, { x, y: 0, size: column.brandSize, room, fill: column.name, anchor });
  // A long name is set smaller: half of what that saves is left above it.
  const capitals = column.top + (column.brandSize + size) * 0.5 * capHeight;
  const brand = brandName(wording, { x, y: capitals, size, room, fill: column.name, anchor });
  const { shapes } = brand;
  const rows: Row[] = [{ top: capitals - size, bottom: capitals, right: x + brand.width }];
  let y = capitals + column.lineSize * 1.62;
  for (const line of letterLines(wording.line, { size: column.lineSize, weight: 500 }, room, column.lines ?? 2)) {
    shapes.push(words(line, x, y, column.text, anchor));
    rows.push({ top: y - line.size, bottom: y + line.size * 0.25, right: x + line.width });
    y += line.size * 1.28;
  }
  let bottom = y - column.lineSize * 0.95;
  if (column.strengthSize && wording.strength) {
    const strength = letterWithin(wording.strength, { size: column.strengthSize, weight: 800 }, room);
    bottom += column.lineSize * 0.85 + strength.size * capHeight;
    shapes.push(words(strength, x, bottom, column.accent, anchor));
    rows.push({ top: bottom - strength.size, bottom: bottom + strength.size * 0.2, right: x + strength.width });
  }
  return { shapes, bottom, rows };
}

/** The maker's name as it stands on a pack. */
export function maker(
  { wording, inks }: Design,
  at: { x: number; y: number; radius: number; anchor?: Anchor; reversed?: boolean },
): Shape[] {
  const style = at.reversed
    ? { disc: inks.onMain, leaf: inks.main, ink: inks.onMain }
    : { disc: readable(inks), leaf: inks.paper, ink: inks.soft };
  const { shapes, width } = signature({ ...style, radius: at.radius, name: wording.maker });
  return placed(shapes, { x: at.anchor === 'middle' ? at.x - width / 2 : at.x, y: at.y });
}
