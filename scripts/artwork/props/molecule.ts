import type { Colour } from '../canvas/colour.ts';
import { ellipse, type Point, polyline, round } from '../canvas/path.ts';
import { type Markup, path } from '../canvas/sheet.ts';

interface MoleculeForm {
  /** Centres of the rings in steps of the honeycomb: column and row. */
  rings: readonly (readonly [column: number, row: number])[];
  /** Arms from a corner (0 at the top, clockwise) of a ring. */
  arms: readonly (readonly [ring: number, corner: number])[];
}

export const molecules = {
  chain: {
    rings: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0.5, 1],
    ],
    arms: [
      [0, 5],
      [2, 2],
      [3, 3],
    ],
  },
  pair: {
    rings: [
      [0, 0],
      [1, 0],
      [1.5, 1],
    ],
    arms: [
      [0, 4],
      [1, 0],
      [2, 3],
    ],
  },
  fan: {
    rings: [
      [0, 0],
      [1, 0],
      [0.5, 1],
      [1.5, 1],
    ],
    arms: [
      [0, 5],
      [3, 2],
      [2, 3],
      [1, 1],
    ],
  },
} satisfies Record<string, MoleculeForm>;

/** Rings and bonds of a fused molecule; `size` is the side of a ring. The middle of its first ring is at the origin. */
export function molecule({ rings, arms }: MoleculeForm, size: number, colour: Colour): Markup {
  const centre = ([column, row]: readonly [number, number]): Point => [column * size * Math.sqrt(3), row * size * 1.5];
  const corner = ([cx, cy]: Point, index: number, reach = size): Point => {
    const angle = (index * 60 - 90) * (Math.PI / 180);
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  };
  const bonds = new Map<string, [Point, Point]>();
  const atoms = new Map<string, Point>();
  const key = ([x, y]: Point) => `${round(Math.round(x))},${round(Math.round(y))}`;
  const bond = (from: Point, to: Point) => {
    bonds.set([key(from), key(to)].sort().join(' '), [from, to]);
    atoms.set(key(from), from);
    atoms.set(key(to), to);
  };
  for (const ring of rings) {
    for (let index = 0; index < 6; index++) bond(corner(centre(ring), index), corner(centre(ring), index + 1));
  }
  for (const [ring, index] of arms) {
    const middle = centre(rings[ring] as readonly [number, number]);
    bond(corner(middle, index), corner(middle, index, size * 2));
  }
  const lines = [...bonds.values()].map(([from, to]) =>
    path(polyline([from, to]), { stroke: colour, width: size * 0.065, opacity: 0.55 }),
  );
  const balls = [...atoms.values()].map(([x, y], index) =>
    path(ellipse(x, y, size * (index % 4 === 0 ? 0.19 : 0.12)), { fill: colour, opacity: index % 4 === 0 ? 0.75 : 1 }),
  );
  return lines.join('') + balls.join('');
}
