import { lighter, mix } from '../canvas/colour.ts';
import { ellipse, type PathData, type Point, polygon, polyline, smooth } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';
import { around, type Motif, polar, white } from './inks.ts';

const dropOutline: PathData =
  'M0 -1C0.14 -0.62 0.62 -0.2 0.62 0.32C0.62 0.7 0.34 0.96 0 0.96C-0.34 0.96 -0.62 0.7 -0.62 0.32C-0.62 -0.2 -0.14 -0.62 0 -1Z';
const flameOutline: PathData =
  'M0.06 -1C0.2 -0.56 0.64 -0.34 0.64 0.3C0.64 0.72 0.34 0.98 0 0.98C-0.36 0.98 -0.64 0.72 -0.64 0.32C-0.64 0.02 -0.46 -0.14 -0.36 -0.36C-0.28 -0.2 -0.2 -0.14 -0.1 -0.12C-0.16 -0.44 -0.12 -0.74 0.06 -1Z';

/** Water, fire, sky, and what flows. */
export const elements = {
  sun: (inks) => [
    ...around(16, (degrees, index) => ({
      data: polyline([polar(0.68, degrees), polar(index % 2 === 0 ? 0.96 : 0.84, degrees)]),
      stroke: inks.second,
      width: 0.085,
    })),
    { data: ellipse(0, 0, 0.54), fill: inks.main },
    { data: ellipse(-0.08, -0.08, 0.38), fill: lighter(inks.main, 0.06) },
  ],

  moon: (inks) => [
    {
      data: 'M0.24 -0.92C-0.36 -0.86 -0.84 -0.46 -0.84 0.1C-0.84 0.62 -0.42 0.94 0.06 0.94C0.5 0.94 0.84 0.7 0.94 0.34C0.3 0.6 -0.26 0.12 -0.1 -0.4C-0.04 -0.62 0.08 -0.8 0.24 -0.92Z',
      fill: inks.main,
    },
    { data: star(0.46, -0.36, 0.26), fill: inks.second },
    { data: star(0.74, 0, 0.13), fill: inks.second },
  ],

  cloud: (inks) => [
    {
      data: 'M-0.6 0.5C-1.1 0.44 -1.08 -0.2 -0.62 -0.22C-0.58 -0.76 0.14 -0.9 0.34 -0.44C0.78 -0.62 1.14 -0.08 0.88 0.24C0.84 0.4 0.72 0.5 0.56 0.5Z',
      fill: mix(inks.main, white, 0.55),
    },
    { data: star(-0.34, -0.74, 0.2), fill: inks.second },
    { data: star(0.66, 0.8, 0.13), fill: inks.second },
    { data: ellipse(-0.2, 0.82, 0.07), fill: inks.main },
    { data: ellipse(0.2, 0.74, 0.05), fill: inks.main },
  ],

  drop: (inks) => [
    { data: dropOutline, fill: inks.main },
    {
      data: 'M0 -1C-0.14 -0.62 -0.62 -0.2 -0.62 0.32C-0.62 0.7 -0.34 0.96 0 0.96C-0.2 0.5 -0.16 -0.4 0 -1Z',
      fill: lighter(inks.main, 0.08),
    },
    {
      data: smooth([
        [0.4, 0.3],
        [0.34, 0.58],
        [0.12, 0.74],
      ]),
      stroke: white,
      width: 0.08,
      opacity: 0.8,
    },
  ],

  ripples: (inks) =>
    [0, 1, 2, 3].map((row) => ({
      data: smooth(
        Array.from(
          { length: 9 },
          (_, index): Point => [-0.9 + index * 0.225, -0.48 + row * 0.32 + (index % 2 === 0 ? 0.1 : -0.1)],
        ),
      ),
      stroke: row === 1 ? inks.second : inks.main,
      width: 0.1,
      opacity: 1 - row * 0.2,
    })),

  flame: (inks) => [
    { data: flameOutline, fill: inks.main },
    ...placed([{ data: flameOutline, fill: inks.second }], { y: 0.4, scale: 0.54 }),
  ],

  strands: (inks) =>
    Array.from(
      { length: 6 },
      (_, index): Shape => ({
        data: smooth([
          [-0.95, -0.3 + index * 0.16],
          [-0.35, -0.62 + index * 0.2],
          [0.3, -0.02 + index * 0.13],
          [0.95, -0.42 + index * 0.17],
        ]),
        stroke: index % 3 === 1 ? inks.second : inks.main,
        width: 0.075,
        opacity: 1 - index * 0.1,
      }),
    ),
} satisfies Record<string, Motif>;

function star(cx: number, cy: number, radius: number): PathData {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const [x, y] = polar(index % 2 === 0 ? radius : radius * 0.46, index * 36 - 90);
    return [cx + x, cy + y];
  });
  return polygon(points);
}
