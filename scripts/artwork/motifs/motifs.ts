import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, type PathData, type Point, polygon, polyline, rectangle, smooth } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';
import { hempLeaf, type LeafTones, leaf, sprig } from './leaf.ts';

/** The inks that a motif may use; `paper` is what it is printed on. */
export interface Inks {
  main: Colour;
  deep: Colour;
  second: Colour;
  paper: Colour;
}

/** A small drawing within a circle of radius 1 about the origin. */
export type Motif = (inks: Inks) => Shape[];

const white = '#ffffff';

export function leafTones({ main, deep, paper }: Pick<Inks, 'main' | 'deep' | 'paper'>): LeafTones {
  return { light: lighter(main, 0.06), dark: deep, vein: mix(main, paper, 0.75) };
}

const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

const around = <T>(count: number, each: (degrees: number, index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => each((360 / count) * index - 90, index));

const dropOutline: PathData =
  'M0 -1C0.14 -0.62 0.62 -0.2 0.62 0.32C0.62 0.7 0.34 0.96 0 0.96C-0.34 0.96 -0.62 0.7 -0.62 0.32C-0.62 -0.2 -0.14 -0.62 0 -1Z';
const heartOutline: PathData =
  'M0 0.86C-0.5 0.5 -0.94 0.14 -0.94 -0.3C-0.94 -0.86 -0.24 -0.98 0 -0.44C0.24 -0.98 0.94 -0.86 0.94 -0.3C0.94 0.14 0.5 0.5 0 0.86Z';
const shieldOutline: PathData =
  'M0 -0.96C0.24 -0.78 0.5 -0.7 0.78 -0.68C0.8 0.06 0.6 0.62 0 0.98C-0.6 0.62 -0.8 0.06 -0.78 -0.68C-0.5 -0.7 -0.24 -0.78 0 -0.96Z';
const flameOutline: PathData =
  'M0.06 -1C0.2 -0.56 0.64 -0.34 0.64 0.3C0.64 0.72 0.34 0.98 0 0.98C-0.36 0.98 -0.64 0.72 -0.64 0.32C-0.64 0.02 -0.46 -0.14 -0.36 -0.36C-0.28 -0.2 -0.2 -0.14 -0.1 -0.12C-0.16 -0.44 -0.12 -0.74 0.06 -1Z';

const motifs = {
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

  capsule: (inks) => {
    const half = (fill: Colour, x: number): Shape => ({ data: capsuleHalf(x), fill });
    const whole = [
      half(inks.main, 1),
      half(inks.second, -1),
      { data: rectangle(-0.7, -0.2, 1.4, 0.1, 0.05), fill: white, opacity: 0.45 },
    ];
    return placed(whole, { turn: -38 });
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

  flame: (inks) => [
    { data: flameOutline, fill: inks.main },
    ...placed([{ data: flameOutline, fill: inks.second }], { y: 0.4, scale: 0.54 }),
  ],

  joint: (inks) => [
    { data: ellipse(0, 0, 0.96), fill: mix(inks.main, inks.paper, 0.84) },
    ...placed(
      [
        {
          data: 'M-0.2 -1.02C-0.5 -1.02 -0.52 -0.62 -0.3 -0.5L-0.2 -0.28C-0.42 -0.16 -0.28 -0.04 0 -0.04C0.28 -0.04 0.42 -0.16 0.2 -0.28L0.3 -0.5C0.52 -0.62 0.5 -1.02 0.2 -1.02Z',
          fill: inks.main,
        },
        {
          data: 'M-0.2 1.02C-0.5 1.02 -0.52 0.62 -0.3 0.5L-0.2 0.3C-0.42 0.18 -0.28 0.06 0 0.06C0.28 0.06 0.42 0.18 0.2 0.3L0.3 0.5C0.52 0.62 0.5 1.02 0.2 1.02Z',
          fill: inks.deep,
        },
      ],
      { turn: 32, scale: 0.72 },
    ),
    {
      data: smooth([
        [0.26, -0.3],
        [0.44, 0],
        [0.26, 0.3],
      ]),
      stroke: inks.second,
      width: 0.07,
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

  swirl: (inks) => [
    {
      data: smooth(Array.from({ length: 30 }, (_, index) => polar(0.08 + index * 0.0295, index * 32))),
      stroke: inks.main,
      width: 0.13,
    },
    { data: ellipse(0.74, -0.66, 0.13), fill: inks.second },
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
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export function motif(name: MotifName, inks: Inks): Shape[] {
  return motifs[name](inks);
}

export const motifNames = Object.keys(motifs) as MotifName[];

function at([x, y]: Point, dy: number) {
  return { x, y: y + dy };
}

function star(cx: number, cy: number, radius: number): PathData {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const [x, y] = polar(index % 2 === 0 ? radius : radius * 0.46, index * 36 - 90);
    return [cx + x, cy + y];
  });
  return polygon(points);
}

function segment(inner: number, outer: number, from: number, to: number): PathData {
  const middle = (from + to) / 2;
  const arc = [0, 0.25, 0.5, 0.75, 1].map((share) =>
    polar(outer * (share === 0 || share === 1 ? 0.93 : 1), from + (to - from) * share),
  );
  return polygon([polar(inner, middle), ...arc]);
}

/** One half of a lying capsule, towards `side` (1 is right). */
function capsuleHalf(side: number): PathData {
  return `M0 -0.4L${0.55 * side} -0.4C${0.78 * side} -0.4 ${0.95 * side} -0.22 ${0.95 * side} 0C${0.95 * side} 0.22 ${0.78 * side} 0.4 ${0.55 * side} 0.4L0 0.4Z`;
}
