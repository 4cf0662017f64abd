import { type Colour, lighter, mix } from '../canvas/colour.ts';
import { ellipse, type PathData, type Point, polygon, polyline, rectangle, smooth } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';
import { around, type Motif, polar, white } from './inks.ts';

const heartOutline: PathData =
  'M0 0.86C-0.5 0.5 -0.94 0.14 -0.94 -0.3C-0.94 -0.86 -0.24 -0.98 0 -0.44C0.24 -0.98 0.94 -0.86 0.94 -0.3C0.94 0.14 0.5 0.5 0 0.86Z';
const shieldOutline: PathData =
  'M0 -0.96C0.24 -0.78 0.5 -0.7 0.78 -0.68C0.8 0.06 0.6 0.62 0 0.98C-0.6 0.62 -0.8 0.06 -0.78 -0.68C-0.5 -0.7 -0.24 -0.78 0 -0.96Z';

/** Signs for what a product does. */
export const signs = {
  target: (inks) => [
    { data: ellipse(0, 0, 0.96), fill: mix(inks.main, inks.paper, 0.82) },
    { data: ellipse(0, 0, 0.7), fill: mix(inks.main, inks.paper, 0.55) },
    { data: ellipse(0, 0, 0.44), fill: inks.main },
    { data: ellipse(0, 0, 0.18), fill: inks.second },
  ],

  pulse: (inks) => [
    { data: ellipse(0, 0, 0.96), fill: mix(inks.main, inks.paper, 0.84) },
    {
      data: polyline([
        [-0.8, 0.08],
        [-0.4, 0.08],
        [-0.24, -0.3],
        [0, 0.56],
        [0.2, -0.58],
        [0.36, 0.08],
        [0.8, 0.08],
      ]),
      stroke: inks.main,
      width: 0.11,
    },
  ],

  molecule: (inks) => {
    const ring = (cx: number, cy: number) =>
      around(6, (degrees): Point => [cx + polar(0.42, degrees)[0], cy + polar(0.42, degrees)[1]]);
    const rings = [ring(-0.37, 0.2), ring(0.37, 0.2)];
    const arm: Point[] = [
      [0, -0.01],
      [0, -0.45],
      [0.36, -0.66],
    ];
    return [
      ...rings.map((points): Shape => ({ data: polygon(points), stroke: inks.main, width: 0.06 })),
      { data: polyline(arm), stroke: inks.main, width: 0.06 },
      ...[...rings.flat(), ...arm].map(
        ([x, y], index): Shape => ({
          data: ellipse(x, y, index % 3 === 0 ? 0.13 : 0.085),
          fill: index % 4 === 1 ? inks.second : inks.main,
        }),
      ),
    ];
  },

  shield: (inks) => [
    { data: shieldOutline, fill: inks.main },
    { data: 'M0 -0.96C-0.24 -0.78 -0.5 -0.7 -0.78 -0.68C-0.8 0.06 -0.6 0.62 0 0.98Z', fill: lighter(inks.main, 0.07) },
    {
      data: polyline([
        [-0.34, 0.02],
        [-0.08, 0.3],
        [0.4, -0.26],
      ]),
      stroke: white,
      width: 0.15,
    },
  ],

  heart: (inks) => [
    { data: heartOutline, fill: inks.main },
    { data: 'M0 0.86C-0.5 0.5 -0.94 0.14 -0.94 -0.3C-0.94 -0.86 -0.24 -0.98 0 -0.44Z', fill: lighter(inks.main, 0.06) },
    {
      data: smooth([
        [0.36, -0.6],
        [0.64, -0.5],
        [0.7, -0.2],
      ]),
      stroke: white,
      width: 0.09,
      opacity: 0.75,
    },
  ],

  capsule: (inks) => {
    const half = (fill: Colour, x: number): Shape => ({ data: capsuleHalf(x), fill });
    const whole = [
      half(inks.main, 1),
      half(inks.second, -1),
      { data: rectangle(-0.7, -0.2, 1.4, 0.1, 0.05), fill: white, opacity: 0.45 },
    ];
    return placed(whole, { turn: -38 });
  },
} satisfies Record<string, Motif>;

function capsuleHalf(side: number): PathData {
  return `M0 -0.4L${0.55 * side} -0.4C${0.78 * side} -0.4 ${0.95 * side} -0.22 ${0.95 * side} 0C${0.95 * side} 0.22 ${0.78 * side} 0.4 ${0.55 * side} 0.4L0 0.4Z`;
}
