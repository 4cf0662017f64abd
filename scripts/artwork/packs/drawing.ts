import { ellipse, type PathData, polygon } from '../canvas/path.ts';
import { type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An object that stands on the ground at the origin; up is negative. */
export interface Drawing {
  markup: Markup;
  box: Box;
  /** What of it touches the ground, for its shadow. */
  footprint: PathData;
}

/**
 * The one camera of all pictures looks down by about 8°: a depth shows as this share of itself, a circle on the ground
 * as an ellipse of this ratio. Light falls from the upper left.
 */
export const tilt = 0.14;

interface Standing {
  drawing: Drawing;
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** Nearly black: a greener one shows as a rim of teal on warm walls. */
export const shadowColour = '#16261f';

/** What lies under an object: a dark seam where it touches, and a long soft shadow away from the light. */
export function shadowOf(sheet: Sheet, { drawing, x, y, scale = 1 }: Standing): Markup {
  const { box, footprint } = drawing;
  const height = -box.top;
  const reach = Math.min(height * 0.34, 150);
  const cast = polygon([
    [box.left + 14, 2],
    [box.right - 6, 2],
    [box.right + reach, -reach * 0.2],
    [box.left + reach * 1.1 + 20, -reach * 0.24],
  ]);
  const soft = (data: PathData, opacity: number, blur: number) =>
    path(data, { fill: shadowColour, opacity, filter: sheet.blur(blur, data) });
  return moved(
    soft(cast, 0.2, 15) + moved(soft(footprint, 0.28, 16), 6, 7) + moved(soft(footprint, 0.5, 4.5), 1.5, 2.5),
    x,
    y,
    scale,
  );
}

export function standing({ drawing, x, y, scale = 1, turn = 0 }: Standing): Markup {
  return moved(drawing.markup, x, y, scale, turn);
}

export function roundFootprint(radius: number): PathData {
  return ellipse(0, 0, radius, radius * tilt);
}
