import { type Colour, contrast, darker, lighter, mix } from '../canvas/colour.ts';
import type { Shape } from '../canvas/shape.ts';
import type { Inks } from '../motifs/inks.ts';
import type { MotifName } from '../motifs/motifs.ts';

/** What stands on a pack, in one language. */
export interface Wording {
  /** The company's name in capitals. */
  maker: string;
  brand: string;
  registered: boolean;
  line: string;
  strength: string | undefined;
  amount: string;
}

interface PackInks extends Inks {
  /** Dark text, and its quieter tone. */
  ink: Colour;
  soft: Colour;
  /** A breath of the main colour. */
  pale: Colour;
  /** Text on the main colour. */
  onMain: Colour;
}

/** How a product is dressed: the same on its carton, its bottle and its blister. */
export interface Design {
  wording: Wording;
  inks: PackInks;
  motif: MotifName;
  /** Inks of the motif, where they are not those of the pack: a green leaf on an amber box. */
  motifInks: Inks;
  face: FaceLayoutName;
  label: LabelLayoutName;
  /** A number from 0 to 1 that shifts the waves, so that two packs of a line are not twins. */
  phase: number;
}

export type FaceLayoutName =
  | 'wave'
  | 'band'
  | 'column'
  | 'halo'
  | 'hills'
  | 'botanical'
  | 'sweep'
  | 'minimal'
  | 'slant';
export type LabelLayoutName = 'wave' | 'crown' | 'medal' | 'block' | 'botanical' | 'minimal';

/** A flat area to print on, from (0, 0). */
export interface Panel {
  width: number;
  height: number;
  /** Width in the middle of it that text may take. */
  safe: number;
  /** How far colour runs on below it, where the print goes round an edge. */
  bleed?: number;
}

export interface Print {
  paper: Colour;
  shapes: Shape[];
}

const darkest = '#0b332b';
const white = '#ffffff';

/** Every ink of a pack from its colour; `second` is the accent beside it. */
export function packInks(main: Colour, second: Colour, paper: Colour = white): PackInks {
  return {
    main,
    deep: darker(main, 0.1),
    second,
    paper,
    ink: mix(darkest, darker(main, 0.28), 0.3),
    soft: mix(mix(darkest, darker(main, 0.2), 0.3), paper, 0.22),
    pale: mix(main, paper, 0.86),
    onMain: contrast(main, white) >= 2.1 ? white : mix(darkest, darker(main, 0.28), 0.3),
  };
}

/** The main colour, dark enough to be read as text on the paper. */
export function readable(inks: PackInks, colour: Colour = inks.main): Colour {
  let tone = colour;
  for (let step = 0; step < 20 && contrast(tone, inks.paper) < 3.6; step++) tone = darker(tone, 0.025);
  return tone;
}

export function tint(inks: PackInks, share: number): Colour {
  return mix(inks.main, inks.paper, 1 - share);
}

export function glint(inks: PackInks): Colour {
  return lighter(inks.main, 0.07);
}
