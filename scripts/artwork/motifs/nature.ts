import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, type PathData, type Point, polygon, polyline, smooth } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';
import { around, leafTones, type Motif, polar, white } from './inks.ts';
import { hempLeaf, leaf, sprig } from './leaf.ts';

/** Plants, fruit and what is made of them. */
export const nature = {
  leaf: (inks) => placed(leaf({ length: 2, width: 0.42, veins: 7 }, leafTones(inks)), { x: -0.86, y: 0.5, turn: -30 }),

  sprig: (inks) => placed(sprig({ height: 1.9, pairs: 4, lean: 0.16 }, leafTones(inks), inks.deep), { x: -0.16, y: 1 }),

  thyme: (inks) => {
    const tones = leafTones(inks);
    const form = { height: 1.9, pairs: 7, leafLength: 0.36, slender: 0.28, veins: 3 };
    const flowers = around(7, (degrees) => polar(0.13, degrees)).map(
      ([x, y]): Shape => ({ data: ellipse(0.28 + x, -0.86 + y, 0.075), fill: inks.second }),
    );
    return [
      ...placed(sprig({ ...form, lean: -0.2 }, tones, inks.deep), { x: -0.05, y: 1, scale: 0.82 }),
      ...placed(sprig({ ...form, lean: 0.16 }, tones, inks.deep), { x: 0.05, y: 1 }),
      ...flowers,
    ];
  },

  hemp: (inks) => placed(hempLeaf(0.98, leafTones(inks)), { y: 0.22 }),

  chamomile: (inks) => [
    ...placed(leaf({ length: 0.9, width: 0.16 }, leafTones(inks)), { x: 0, y: 0.9, turn: -25 }),
    ...placed(leaf({ length: 0.9, width: 0.16 }, leafTones(inks)), { x: 0, y: 0.9, turn: 205 }),
    {
      data: polyline([
        [0, 0],
        [0, 1],
      ]),
      stroke: inks.deep,
      width: 0.05,
    },
    ...around(13, (degrees) =>
      placed(
        leaf(
          { length: 0.66, width: 0.15, veins: 0, bow: 0, belly: 0.62 },
          { light: white, dark: '#eef2ec', vein: '#d6ded6' },
        ),
        { ...at(polar(0.12, degrees), -0.2), turn: degrees },
      ),
    ).flat(),
    { data: ellipse(0, -0.2, 0.25), fill: inks.second },
    { data: ellipse(-0.05, -0.26, 0.14), fill: lighter(inks.second, 0.08) },
  ],

  flower: (inks) => [
    ...around(6, (degrees) =>
      placed(
        leaf(
          { length: 0.9, width: 0.26, veins: 0, bow: 0, belly: 0.6 },
          { light: mix(inks.main, white, 0.35), dark: mix(inks.main, white, 0.12), vein: white },
        ),
        { ...at(polar(0.06, degrees), 0), turn: degrees },
      ),
    ).flat(),
    { data: ellipse(0, 0, 0.2), fill: inks.second },
    ...around(6, (degrees): Shape => ({ data: ellipse(...polar(0.28, degrees + 30), 0.035), fill: inks.second })),
  ],

  citrus: (inks) => [
    { data: ellipse(0, 0, 0.96), fill: inks.main },
    { data: ellipse(0, 0, 0.86), fill: mix(inks.main, white, 0.86) },
    ...around(9, (degrees) => ({
      data: segment(0.12, 0.78, degrees + 3.5, degrees + 36.5),
      fill: mix(inks.main, white, 0.28),
    })),
    ...around(9, (degrees) => ({
      data: polyline([polar(0.4, degrees + 16), polar(0.66, degrees + 13)]),
      stroke: white,
      width: 0.022,
      opacity: 0.7,
    })),
  ],

  berries: (inks) => [
    ...placed(leaf({ length: 1, width: 0.24 }, { light: '#5fae78', dark: '#2f7d55', vein: '#d9eedd' }), {
      x: 0,
      y: -0.36,
      turn: -150,
    }),
    ...placed(leaf({ length: 1, width: 0.24 }, { light: '#5fae78', dark: '#2f7d55', vein: '#d9eedd' }), {
      x: 0,
      y: -0.36,
      turn: -32,
    }),
    ...(
      [
        [-0.4, 0.06],
        [0.38, 0.02],
        [0, 0.5],
      ] as const
    ).flatMap(([x, y]): Shape[] => [
      { data: ellipse(x, y, 0.4), fill: inks.main },
      { data: ellipse(x + 0.06, y + 0.07, 0.3), fill: darker(inks.main, 0.04) },
      { data: ellipse(x - 0.14, y - 0.15, 0.09, 0.07), fill: white, opacity: 0.75 },
    ]),
  ],

  honeycomb: (inks) =>
    (
      [
        [0, 0],
        [0.76, 0],
        [-0.76, 0],
        [0.38, 0.66],
        [-0.38, 0.66],
        [0.38, -0.66],
        [-0.38, -0.66],
      ] as const
    ).map(
      ([x, y], index): Shape => ({
        data: polygon(
          around(6, (degrees): Point => [x * 0.8 + polar(0.33, degrees)[0], y * 0.8 + polar(0.33, degrees)[1]]),
        ),
        fill: [inks.second, inks.main, lighter(inks.main, 0.08)][index % 3] as Colour,
      }),
    ),

  fish: (inks) => [
    {
      data: 'M-0.94 0.02C-0.5 -0.52 0.2 -0.52 0.56 -0.02C0.7 -0.2 0.84 -0.34 0.98 -0.38C0.9 -0.1 0.9 0.14 0.98 0.42C0.84 0.38 0.7 0.24 0.56 0.06C0.2 0.54 -0.5 0.54 -0.94 0.02Z',
      fill: inks.main,
    },
    { data: 'M-0.94 0.02C-0.5 0.54 0.2 0.54 0.56 0.06L0.56 0.02C0.2 0.26 -0.5 0.26 -0.94 0.02Z', fill: inks.deep },
    { data: ellipse(-0.58, -0.06, 0.06), fill: white },
    {
      data: smooth([
        [-0.34, -0.3],
        [-0.24, -0.02],
        [-0.34, 0.24],
      ]),
      stroke: white,
      width: 0.035,
      opacity: 0.8,
    },
    { data: ellipse(-0.2, -0.78, 0.1), fill: inks.second },
    { data: ellipse(0.06, -0.66, 0.06), fill: inks.second },
  ],
} satisfies Record<string, Motif>;

function at([x, y]: Point, dy: number) {
  return { x, y: y + dy };
}

function segment(inner: number, outer: number, from: number, to: number): PathData {
  const middle = (from + to) / 2;
  const arc = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    polar(outer * (share === 0 || share === 1 ? 0.93 : 1), from + (to - from) * share),
  );
  return polygon([polar(inner, middle), ...arc]);
}

/** One half of a lying capsule, towards `side` (1 is right). */
