import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { ellipse, place } from '../canvas/path.ts';
import { type Markup, path, type Sheet } from '../canvas/sheet.ts';
import { shade } from '../packs/round.ts';
import { groundShadow } from './scatter.ts';

/** A dollop of cream with a curled tip, on the ground at the origin. */
export function dollop(sheet: Sheet, size: number, colour: Colour = '#fffaf4'): Markup {
  const layers = [
    `M-1 0C-1.08 -0.3 -0.7 -0.42 -0.1 -0.42C0.6 -0.42 1.06 -0.3 1 0C0.94 0.2 -0.94 0.2 -1 0Z`,
    `M-0.74 -0.28C-0.8 -0.58 -0.46 -0.68 0 -0.68C0.48 -0.68 0.78 -0.56 0.72 -0.3C0.62 -0.1 -0.6 -0.08 -0.74 -0.28Z`,
    `M-0.46 -0.54C-0.5 -0.86 -0.16 -0.9 0.04 -1.06C0.16 -1.16 0.16 -1.28 0.06 -1.36C0.4 -1.32 0.56 -0.8 0.44 -0.54C0.36 -0.38 -0.36 -0.36 -0.46 -0.54Z`,
  ];
  const fill = sheet.slant([0, 0], [1, 1], [0, lighter(colour, 0.03)], [0.4, colour], [1, darker(colour, 0.2)]);
  const sized = (data: string) => data.replace(/-?[\d.]+/g, (value) => (Number(value) * size).toFixed(2));
  return (
    groundShadow(sheet, size) +
    layers
      .map(
        (layer) =>
          path(sized(layer), { fill }) +
          path(sized(layer), { stroke: darker(colour, 0.16), width: size * 0.012, opacity: 0.5 }),
      )
      .join('') +
    path(sized('M-0.3 -0.62C-0.3 -0.78 -0.14 -0.84 0.02 -0.92'), {
      stroke: '#ffffff',
      width: size * 0.06,
      opacity: 0.9,
    }) +
    path(sized('M-0.82 -0.1C-0.84 -0.24 -0.66 -0.3 -0.4 -0.32'), {
      stroke: '#ffffff',
      width: size * 0.05,
      opacity: 0.8,
    })
  );
}

/** A strip of cream as it comes from a tube: a ridged rope along the ground, `length` to the right of the origin. */
export function ribbon(sheet: Sheet, length: number, thickness: number, colour: Colour = '#fffaf4'): Markup {
  const ridges = Math.round(length / (thickness * 0.42));
  const under = ellipse(length * 0.5, thickness * 0.1, length * 0.58, thickness * 0.34);
  const ridge = Array.from({ length: ridges }, (_, index): Markup => {
    const t = index / (ridges - 1);
    // Thick where it was begun, a thin tail where the tube was drawn away.
    const swell = Math.min(1, 0.62 + t * 3) * (1 - 0.86 * Math.max(0, (t - 0.72) / 0.28) ** 1.6);
    const body = place(ellipse(0, 0, thickness * 0.5 * swell, thickness * 0.56 * swell), {
      x: t * length,
      y: -thickness * 0.5 * swell,
      turn: 16,
    });
    return (
      path(body, { fill: sheet.glow(0.4, 0.22, 0.95, [0, '#ffffff'], [0.4, colour], [1, darker(colour, 0.2)]) }) +
      path(body, { stroke: darker(colour, 0.16), width: 1, opacity: 0.35 })
    );
  });
  return path(under, { fill: shade, opacity: 0.3, filter: sheet.blur(7, under) }) + ridge.join('');
}
