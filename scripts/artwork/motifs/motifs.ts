import type { Shape } from '../canvas/shape.ts';
import { elements } from './elements.ts';
import type { Inks } from './inks.ts';
import { nature } from './nature.ts';
import { signs } from './signs.ts';

const motifs = { ...nature, ...elements, ...signs };

export type MotifName = keyof typeof motifs;

export function motif(name: MotifName, inks: Inks): Shape[] {
  return motifs[name](inks);
}
