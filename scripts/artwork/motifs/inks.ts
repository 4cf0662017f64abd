import { type Colour, lighter, mix } from '../canvas/colour.ts';
import type { Point } from '../canvas/path.ts';
import type { Shape } from '../canvas/shape.ts';
import type { LeafTones } from './leaf.ts';

/** The inks that a motif may use; `paper` is what it is printed on. */
export interface Inks {
  main: Colour;
  deep: Colour;
  second: Colour;
  paper: Colour;
}

/** A small drawing within a circle of radius 1 about the origin. */
export type Motif = (inks: Inks) => Shape[];

export const white = '#ffffff';

export function leafTones({ main, deep, paper }: Pick<Inks, 'main' | 'deep' | 'paper'>): LeafTones {
  return { light: lighter(main, 0.06), dark: deep, vein: mix(main, paper, 0.75) };
}

/** A point on a circle about the origin; 0° is to the right, clockwise. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Something at each of `count` equal steps of a turn, from the top. */
export function around<T>(count: number, each: (degrees: number, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => each((360 / count) * index - 90, index));
}
