import type { Colour } from '../canvas/colour.ts';
import { type Point, polygon, polyline, smooth } from '../canvas/path.ts';
import { placed, type Shape } from '../canvas/shape.ts';

export interface LeafTones {
  light: Colour;
  dark: Colour;
  vein: Colour;
}

interface LeafForm {
  length: number;
  /** Widest half width. */
  width: number;
  /** How far the midrib bows, as a share of the length. */
  bow?: number;
  /** Where it is widest, from the stalk (0) to the tip (1). */
  belly?: number;
  /** Depth of the teeth, as a share of the width. */
  teeth?: number;
  veins?: number;
}

/** A leaf along the x axis, from its stalk at the origin: the upper half in the light tone, the lower in the dark one. */
export function leaf(form: LeafForm, tones: LeafTones): Shape[] {
  const { length, width, bow = 0.08, belly = 0.42, teeth = 0, veins = 6 } = form;
  const steps = teeth > 0 ? 36 : 24;
  const rib = (t: number): Point => [t * length, -bow * length * 4 * t * (1 - t) * 0.5];
  const halfWidth = (t: number) => {
    const warped = t ** (Math.log(0.5) / Math.log(belly));
    return width * Math.sin(Math.PI * warped) ** 0.86;
  };
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const t = index / steps;
      const [x, y] = rib(t);
      const tooth = teeth > 0 && index % 2 === 1 ? 1 - teeth : 1;
      return [x + (teeth > 0 && index % 2 === 0 ? length * 0.012 : 0), y + sign * halfWidth(t) * tooth];
    });
  const ribPoints = Array.from({ length: 13 }, (_, index) => rib(index / 12));
  const half = (sign: 1 | -1, fill: Colour): Shape => ({
    data: polygon([...side(sign), ...ribPoints.toReversed()]),
    fill,
  });
  const hair = Math.max(length * 0.006, 0.002);
  const sideVeins = Array.from({ length: veins }, (_, index): Shape[] => {
    const t = 0.14 + (0.68 * index) / veins;
    return ([1, -1] as const).map((sign) => {
      const reach = Math.min(1, t + 0.17);
      const [x, y] = rib(reach);
      const edge = halfWidth(reach) * 0.82 * sign;
      return { data: polyline([rib(t), [x, y + edge]]), stroke: tones.vein, width: hair, opacity: 0.38 };
    });
  }).flat();
  return [
    half(-1, tones.light),
    half(1, tones.dark),
    ...sideVeins,
    { data: smooth(ribPoints), stroke: tones.vein, width: hair * 1.8, opacity: 0.75 },
  ];
}

export interface SprigForm {
  height: number;
  /** Pairs of leaves below the one at the tip. */
  pairs: number;
  /** How far the tip leans to the right, as a share of the height. */
  lean?: number;
  /** Length of the lowest leaf. */
  leafLength?: number;
  /** Half width of a leaf as a share of its length. */
  slender?: number;
  veins?: number;
}

/** A stem that grows up from the origin, with leaves that get smaller towards the tip. */
export function sprig(form: SprigForm, tones: LeafTones, stem: Colour): Shape[] {
  const { height, pairs, lean = 0.2, slender = 0.2, veins = 7 } = form;
  const at = (t: number): Point => [lean * height * t * t, -height * t];
  const heading = (t: number) => (Math.atan2(-height, 2 * lean * height * t) * 180) / Math.PI;
  const { leafLength = height * 0.34 } = form;
  const shapes: Shape[] = [
    {
      data: smooth(Array.from({ length: 9 }, (_, index) => at((index / 8) * 0.96))),
      stroke: stem,
      width: height * 0.014,
    },
  ];
  for (let pair = 0; pair < pairs; pair++) {
    const t = 0.16 + (0.74 * pair) / pairs;
    const size = leafLength * (1 - 0.45 * (pair / pairs));
    for (const side of [-1, 1] as const) {
      const [x, y] = at(t);
      const grown = leaf(
        { length: size, width: size * slender, veins, bow: side * 0.1 },
        side < 0 ? tones : swapped(tones),
      );
      shapes.push(...placed(grown, { x, y, turn: heading(t) + side * (58 - 14 * (pair / pairs)) }));
    }
  }
  const [x, y] = at(0.94);
  const tip = leafLength * 0.55;
  shapes.push(...placed(leaf({ length: tip, width: tip * slender, veins }, tones), { x, y, turn: heading(1) }));
  return shapes;
}

function swapped({ light, dark, vein }: LeafTones): LeafTones {
  return { light: dark, dark: light, vein };
}

/** A hemp leaf of seven fingers about the origin, stalk down. */
export function hempLeaf(size: number, tones: LeafTones, veins = 9): Shape[] {
  const fingers = [
    [-128, 0.42],
    [128, 0.42],
    [-84, 0.72],
    [84, 0.72],
    [-42, 0.92],
    [42, 0.92],
    [0, 1.08],
  ] as const;
  return [
    {
      data: smooth([
        [0, size * 0.5],
        [size * 0.02, size * 0.22],
        [0, 0],
      ]),
      stroke: tones.dark,
      width: size * 0.035,
    },
    ...fingers.flatMap(([turn, share]) =>
      placed(
        leaf(
          {
            length: size * share,
            width: size * share * 0.125,
            teeth: 0.2,
            belly: 0.5,
            bow: turn === 0 ? 0 : Math.sign(turn) * 0.07,
            veins,
          },
          turn < 0 ? tones : swapped(tones),
        ),
        { turn: turn - 90 },
      ),
    ),
  ];
}
