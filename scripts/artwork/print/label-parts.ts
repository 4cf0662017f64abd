import { capHeight, letterWithin } from '../canvas/lettering.ts';
import { placed, type Shape } from '../canvas/shape.ts';
import { motif } from '../motifs/motifs.ts';
import { rule } from './curves.ts';
import { type Design, type Panel, readable } from './design.ts';
import { type Headline, headline, maker, words } from './words.ts';

/** Parts that labels are set from, centred. */

export interface Sizes {
  /** Middle of the panel. */
  x: number;
  unit: number;
  room: number;
  /** Down to where colour runs. */
  end: number;
  brand: number;
  line: number;
  strength: number;
  amount: number;
  /** Whether the maker's name has room above the brand. */
  signed: boolean;
}

interface HeaderStyle {
  floor: number;
  reversed?: boolean;
  withStrength?: boolean;
  /** A short rule and more air above the brand. */
  airy?: boolean;
}

/** The maker's name where there is room, then brand and line. */
export function header(design: Design, s: Sizes, top: number, style: HeaderStyle): Headline {
  const { wording, inks } = design;
  const { floor, reversed = false, withStrength = false, airy = false } = style;
  const radius = s.unit * 0.062;
  const signed = s.signed ? maker(design, { x: s.x, y: top + radius, radius, anchor: 'middle', reversed }) : [];
  const start = s.signed ? top + radius * 2 + s.unit * (airy ? 0.2 : 0.13) : top + s.unit * (airy ? 0.06 : 0.02);
  const ruleAt = start - s.unit * 0.08;
  const head = headline(wording, {
    x: s.x,
    top: start,
    room: s.room,
    anchor: 'middle',
    brandSize: s.brand,
    lineSize: s.line,
    strengthSize: withStrength ? s.strength : 0,
    name: reversed ? inks.onMain : airy ? readable(inks, inks.deep) : inks.ink,
    text: reversed ? inks.onMain : inks.soft,
    accent: reversed ? inks.onMain : readable(inks),
    floor,
  });
  const line: Shape[] =
    airy && s.signed
      ? [{ data: rule(s.x - s.unit * 0.08, ruleAt, s.unit * 0.16), stroke: inks.second, width: s.unit * 0.012 }]
      : [];
  return { ...head, shapes: [...signed, ...line, ...head.shapes] };
}

export function emblem({ motif: name, motifInks }: Design, x: number, y: number, scale: number): Shape[] {
  return placed(motif(name, motifInks), { x, y, scale });
}

/** The motif in the middle of a gap, unless the gap is too small for it. */
export function emblemBetween(design: Design, s: Sizes, from: number, to: number, most = 0.22): Shape[] {
  const scale = Math.min(s.unit * most, (to - from) * 0.36);
  return scale < s.unit * 0.09 ? [] : emblem(design, s.x, (from + to) / 2, scale);
}

interface FootStyle {
  fill: string;
  accent?: string;
  withStrength?: boolean;
  /** How far above the lower margin it stands. */
  lift?: number;
  /** Strength and amount on one line, even where two fit. */
  inline?: boolean;
}

/** Strength and amount at the lower end, one above the other or, on a low label, side by side. */
export function foot({ wording }: Design, panel: Panel, s: Sizes, style: FootStyle): { shapes: Shape[]; top: number } {
  const { fill, accent = fill, withStrength = true, lift = 0, inline = false } = style;
  const y = panel.height - s.unit * 0.065 - lift;
  const { room } = s;
  const amount = letterWithin(wording.amount, { size: s.amount, weight: 600 }, room);
  const lone = { shapes: [words(amount, s.x, y, fill, 'middle')], top: y - s.amount * capHeight };
  if (!withStrength || !wording.strength) return lone;
  if (s.signed && !inline) {
    const strength = letterWithin(wording.strength, { size: s.strength, weight: 800 }, room);
    const raised = y - s.amount * 1.45;
    return {
      shapes: [...lone.shapes, words(strength, s.x, raised, accent, 'middle')],
      top: raised - s.strength * capHeight,
    };
  }
  const gap = s.unit * 0.06;
  const strength = letterWithin(wording.strength, { size: s.amount * 1.08, weight: 800 }, room * 0.48);
  const beside = letterWithin(wording.amount, { size: s.amount, weight: 600 }, room - gap - strength.width);
  const left = s.x - (strength.width + gap + beside.width) / 2;
  return {
    shapes: [words(strength, left, y, accent), words(beside, left + strength.width + gap, y, fill)],
    top: lone.top,
  };
}
