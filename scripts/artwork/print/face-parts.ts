import type { Colour } from '../canvas/colour.ts';
import { letterWithin } from '../canvas/lettering.ts';
import { faded, placed, type Shape } from '../canvas/shape.ts';
import { motif } from '../motifs/motifs.ts';
import { type Design, type Panel, readable } from './design.ts';
import { type Column, type Headline, headline, maker, words } from './words.ts';

/** Parts that the faces of cartons and sachets are set from. */

interface Measures {
  tall: boolean;
  unit: number;
  margin: number;
  maker: number;
  brand: number;
  line: number;
  strength: number;
  amount: number;
}

/** Sizes that fit a face, tall or wide. */
export function measures({ width, height }: Panel): Measures {
  const tall = height > width * 0.95;
  const unit = tall ? width : Math.min(width * 0.62, height * 1.06);
  return {
    tall,
    unit,
    margin: unit * 0.11,
    maker: unit * 0.058,
    brand: unit * 0.182,
    line: unit * 0.07,
    strength: unit * 0.112,
    amount: unit * 0.072,
  };
}

/** Maker, brand, line and (on a tall face) strength, from the left margin down. */
export function copy(design: Design, panel: Panel, changes: Partial<Column> = {}): Headline {
  const { wording, inks } = design;
  const m = measures(panel);
  const x = changes.x ?? m.margin;
  const head = headline(wording, {
    x,
    top: panel.height * (m.tall ? 0.24 : 0.29),
    room: m.tall ? panel.width - x - m.margin * 0.7 : panel.width * 0.62,
    anchor: 'start',
    brandSize: m.brand,
    lineSize: m.line,
    strengthSize: m.tall ? m.strength : 0,
    name: inks.ink,
    text: inks.soft,
    accent: readable(inks),
    floor: panel.height * 0.62,
    ...changes,
  });
  const reversed = changes.text === inks.onMain;
  return { ...head, shapes: [...maker(design, { x, y: m.margin * 1.35, radius: m.maker, reversed }), ...head.shapes] };
}

interface Spot {
  x: number;
  y: number;
  scale: number;
}

export function emblem({ motif: name, motifInks }: Design, at: Spot): Shape[] {
  return placed(motif(name, motifInks), at);
}

/** The motif at its place, or as far below as the text beside it asks for; left out where it would pass `floor`. */
export function emblemClear(design: Design, { x, y, scale }: Spot, { rows }: Headline, floor: number): Shape[] {
  const gap = scale * 0.22;
  const inTheWay = rows.filter(({ right }) => right > x - scale - gap);
  const lowest = Math.max(0, ...inTheWay.map(({ bottom }) => bottom + gap + scale));
  const clear = Math.max(y, lowest);
  if (clear + scale * 0.6 > floor) return [];
  return emblem(design, { x, y: clear, scale });
}

/** The motif in one pale tone, as a large ground pattern. */
export function watermark({ inks, motif: name }: Design, at: Spot, strength: number, onMain = false): Shape[] {
  const tone = onMain ? inks.onMain : inks.main;
  const shapes = motif(name, { main: tone, deep: tone, second: tone, paper: onMain ? inks.main : inks.paper });
  return faded(placed(shapes, at), strength);
}

interface FootStyle {
  fill: Colour;
  accent?: Colour;
  x?: number;
  /** How far above its usual line. */
  lift?: number;
}

/** The amount at the foot; the strength at the other end of the same line, where the face is wide. */
export function foot(design: Design, panel: Panel, style: FootStyle): Shape[] {
  const { wording } = design;
  const m = measures(panel);
  const { fill, accent = fill, x = m.margin, lift = 0 } = style;
  const y = panel.height - m.margin * 0.72 - lift;
  const room = panel.width - x - m.margin;
  const strength = m.tall ? undefined : wording.strength;
  const amount = letterWithin(wording.amount, { size: m.amount, weight: 600 }, strength ? room * 0.6 : room);
  if (!strength) return [words(amount, x, y, fill)];
  const set = letterWithin(strength, { size: m.strength, weight: 800 }, room * 0.38);
  return [words(amount, x, y, fill), words(set, panel.width - m.margin, y, accent, 'end')];
}

/** Strength and amount side by side on the left, where the right end is taken. */
export function footLeft({ wording, inks }: Design, panel: Panel, room: number): Shape[] {
  const m = measures(panel);
  const y = panel.height - m.margin * 0.85;
  const style = { size: m.amount, weight: 600 } as const;
  if (!wording.strength) return [words(letterWithin(wording.amount, style, room), m.margin, y, inks.ink)];
  const gap = m.unit * 0.07;
  const strength = letterWithin(wording.strength, { size: m.strength * 0.95, weight: 800 }, room * 0.5);
  const amount = letterWithin(wording.amount, style, room - strength.width - gap);
  return [words(strength, m.margin, y, readable(inks)), words(amount, m.margin + strength.width + gap, y, inks.ink)];
}

export function amountAtEnd({ wording }: Design, panel: Panel, fill: Colour): Shape[] {
  const m = measures(panel);
  const amount = letterWithin(wording.amount, { size: m.amount, weight: 600 }, panel.width * 0.42);
  return [words(amount, panel.width - m.margin, panel.height - m.margin * 0.72, fill, 'end')];
}

export function strengthAt({ wording, inks }: Design, panel: Panel, y: number): Shape[] {
  if (!wording.strength) return [];
  const m = measures(panel);
  const strength = letterWithin(wording.strength, { size: m.strength, weight: 800 }, panel.width * 0.44);
  return [words(strength, m.margin, y, readable(inks))];
}
