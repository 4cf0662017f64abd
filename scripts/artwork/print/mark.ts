import type { Colour } from '../canvas/colour.ts';
import { letter } from '../canvas/lettering.ts';
import { ellipse, shift } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';

/** The leaf of the mark, within a circle of radius 1. */
const leafOutline =
  'M-0.56 0.5C-0.6 0.04 -0.52 -0.32 -0.2 -0.5C0.02 -0.62 0.3 -0.58 0.56 -0.56C0.6 -0.1 0.48 0.24 0.2 0.4C-0.04 0.52 -0.3 0.46 -0.56 0.5Z';

/** The company's mark, a leaf in a circle of radius 1 about the origin. */
export function mark(disc: Colour, leaf: Colour): Shape[] {
  return [
    { data: ellipse(0, 0, 1), fill: disc },
    { data: leafOutline, fill: leaf },
  ];
}

interface Signature {
  shapes: Shape[];
  width: number;
}

interface SignatureStyle {
  /** Radius of the mark; the rest follows from it. */
  radius: number;
  disc: Colour;
  leaf: Colour;
  ink: Colour;
  name: string;
}

/** Mark and name on one line; the mark's left edge and middle are at the origin. */
export function signature({ radius, disc, leaf, ink, name }: SignatureStyle): Signature {
  const size = radius * 0.98;
  const gap = radius * 0.55;
  const text = letter(name, { size, weight: 700, tracking: 0.02 });
  return {
    shapes: [
      ...placed(mark(disc, leaf), { x: radius, scale: radius }),
      { data: shift(text.data, radius * 2 + gap, size * 0.36), fill: ink },
    ],
    width: radius * 2 + gap + text.width,
  };
}
