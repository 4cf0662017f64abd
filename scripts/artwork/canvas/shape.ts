import type { Colour } from './colour.ts';
import { type PathData, type Point, place, warp } from './path.ts';
import { type Markup, path } from './sheet.ts';

/** One printed area or line: plain data, so that it can be turned, put elsewhere and bent round a bottle. */
export interface Shape {
  data: PathData;
  fill?: Colour;
  stroke?: Colour;
  /** Width of the stroke. */
  width?: number;
  opacity?: number;
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

export function placed(shapes: readonly Shape[], at: Placement): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    data: place(shape.data, at),
    ...(shape.width === undefined ? {} : { width: shape.width * (at.scale ?? 1) }),
  }));
}

export function faded(shapes: readonly Shape[], opacity: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, opacity: (shape.opacity ?? 1) * opacity }));
}

/** A curved surface: where a point of the flat print comes to lie. */
export type Surface = (point: Point) => Point;

/** Longest straight piece on a curved surface. */
const bendStep = 6;

export function drawn(shapes: readonly Shape[], surface?: Surface): Markup {
  return shapes.map(({ data, ...paint }) => path(surface ? warp(data, surface, bendStep) : data, paint)).join('');
}
