import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, rectangle } from '../canvas/path.ts';
import { drawn, type Placement, placed } from '../canvas/shape.ts';
import { group, type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import { hempLeaf, type LeafTones, leaf, type SprigForm, sprig } from '../motifs/leaf.ts';
import { motif } from '../motifs/motifs.ts';
import { groundShadow } from './scatter.ts';

function greens(colour: Colour): LeafTones {
  return { light: lighter(colour, 0.1), dark: darker(colour, 0.02), vein: mix(colour, '#ffffff', 0.72) };
}

/** A large sprig that grows from the origin; farther ones are paler and softer. */
export function branch(
  sheet: Sheet,
  form: SprigForm,
  colour: Colour,
  at: Placement & { far?: boolean; mirrored?: boolean },
): Markup {
  const { x = 0, y = 0, scale = 1, turn = 0, far = false, mirrored = false } = at;
  const shapes = drawn(sprig(form, greens(colour), darker(colour, 0.04)));
  const flipped = mirrored ? group(shapes, { transform: 'scale(-1 1)' }) : shapes;
  const reach = form.height * 1.3;
  const area = rectangle(-reach, -reach, reach * 2, reach * 2);
  return moved(far ? group(flipped, { opacity: 0.55, filter: sheet.blur(4, area) }) : flipped, x, y, scale, turn);
}

/** A leaf on the ground, its stalk at the origin. */
export function lyingLeaf(sheet: Sheet, colour: Colour, length: number, turn: number): Markup {
  const shapes = drawn(placed(leaf({ length, width: length * 0.24, veins: 8 }, greens(colour)), { turn }));
  const side = Math.cos((turn * Math.PI) / 180) * length * 0.5;
  return moved(groundShadow(sheet, length * 0.46), side, 1) + group(shapes, { transform: 'scale(1 0.55)' });
}

export function hemp(colour: Colour, size: number, at: Placement): Markup {
  return drawn(placed(hempLeaf(size, greens(colour)), at));
}

/** A slice of citrus set up on its rim at the origin, turned a little aside. */
export function citrusSlice(sheet: Sheet, radius: number, colour: Colour): Markup {
  const rind = darker(colour, 0.03);
  const face = drawn(
    placed(motif('citrus', { main: colour, deep: colour, second: colour, paper: '#ffffff' }), { scale: radius }),
  );
  const depth = radius * 0.13;
  return moved(
    path(ellipse(depth, 0, radius * 0.86, radius * 0.96), { fill: sheet.across([0, rind], [1, darker(rind, 0.12)]) }) +
      group(
        face +
          path(ellipse(0, 0, radius * 0.96), {
            fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff', 0.22], [0.5, '#ffffff', 0], [1, '#5a2a00', 0.12]),
          }),
        { transform: 'scale(0.9 1)' },
      ),
    0,
    -radius * 0.95,
  );
}

/** A round berry or fruit on the ground. */
export function fruit(sheet: Sheet, radius: number, colour: Colour): Markup {
  return moved(
    path(ellipse(0, 0, radius), {
      fill: sheet.glow(0.34, 0.3, 0.85, [0, lighter(colour, 0.16)], [0.45, colour], [1, darker(colour, 0.16)]),
    }) + path(ellipse(-radius * 0.34, -radius * 0.4, radius * 0.2, radius * 0.13), { fill: '#ffffff', opacity: 0.7 }),
    0,
    -radius * 0.92,
  );
}

/** A flower on the ground, its face towards the viewer. */
export function flowerHead(sheet: Sheet, radius: number, petal: Colour, heart: Colour): Markup {
  const petals = Array.from({ length: 13 }, (_, index) =>
    placed(
      leaf(
        { length: radius * 0.98, width: radius * 0.2, veins: 0, bow: 0, belly: 0.64 },
        { light: petal, dark: darker(petal, 0.05), vein: darker(petal, 0.1) },
      ),
      { turn: (360 / 13) * index },
    ),
  ).flat();
  return (
    groundShadow(sheet, radius * 0.9) +
    moved(
      group(
        drawn(petals) +
          path(ellipse(0, 0, radius * 0.34), {
            fill: sheet.glow(0.36, 0.32, 0.8, [0, lighter(heart, 0.1)], [0.6, heart], [1, darker(heart, 0.14)]),
          }),
        { transform: 'scale(1 0.78)' },
      ),
      0,
      -radius * 0.72,
    )
  );
}
