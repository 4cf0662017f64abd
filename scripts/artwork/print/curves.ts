import { type PathData, type Point, polyline, smooth } from '../canvas/path.ts';

/** The area below a wave that runs over the whole width, from `y` on average down to `bottom`. */
export function below(width: number, bottom: number, y: number, swing: number, phase: number, turns = 1): PathData {
  const crest = smooth(wave(width, y, swing, phase, turns));
  return `${crest}L${width} ${bottom}L0 ${bottom}Z`;
}

export function above(width: number, y: number, swing: number, phase: number, turns = 1): PathData {
  const crest = smooth(wave(width, y, swing, phase, turns).toReversed());
  return `${crest}L0 0L${width} 0Z`;
}

/** The area to the right of an upright wave. */
export function beyond(width: number, height: number, x: number, swing: number, phase: number): PathData {
  const edge = wave(height, x, swing, phase, 0.8).map(([along, across]): Point => [across, along]);
  return `${smooth(edge)}L${width} ${height}L${width} 0Z`;
}

function wave(width: number, y: number, swing: number, phase: number, turns = 1): Point[] {
  const steps = Math.ceil(12 * turns);
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    return [t * width, y - swing * Math.sin((t * turns + phase) * 2 * Math.PI)];
  });
}

export function rule(x: number, y: number, length: number): PathData {
  return polyline([
    [x, y],
    [x + length, y],
  ]);
}
