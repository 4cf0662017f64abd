import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { ellipse, type PathData, place } from '../canvas/path.ts';
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

/** A swipe of cream on the ground, thick at the origin and drawn out to the right. */
export function swipe(sheet: Sheet, length: number, colour: Colour = '#fffaf4'): Markup {
  const sized = (data: PathData) => place(data, { scale: length });
  const body = sized(
    'M0 -0.03C-0.03 -0.16 0.06 -0.24 0.17 -0.225C0.27 -0.21 0.3 -0.165 0.42 -0.155C0.58 -0.145 0.72 -0.14 0.86 -0.085C0.96 -0.05 1.04 -0.035 1 -0.01C0.92 0.03 0.66 0.04 0.42 0.045C0.2 0.05 0.03 0.06 0 -0.03Z',
  );
  const under = ellipse(length * 0.5, length * 0.035, length * 0.53, length * 0.05);
  const furrow = (data: PathData, opacity: number) =>
    path(sized(data), { stroke: darker(colour, 0.15), width: length * 0.008, opacity });
  return (
    path(under, { fill: shade, opacity: 0.32, filter: sheet.blur(8, under) }) +
    path(body, { fill: sheet.down([0, '#ffffff'], [0.45, colour], [1, darker(colour, 0.16)]) }) +
    furrow('M0.16 -0.12C0.34 -0.06 0.62 -0.1 0.88 -0.05', 0.45) +
    furrow('M0.1 -0.05C0.34 0.01 0.6 -0.03 0.84 -0.02', 0.35) +
    path(sized('M0.05 -0.15C0.09 -0.19 0.14 -0.195 0.2 -0.18'), {
      stroke: '#ffffff',
      width: length * 0.022,
      opacity: 0.95,
    }) +
    path(sized('M0.36 -0.125C0.52 -0.11 0.66 -0.11 0.78 -0.085'), {
      stroke: '#ffffff',
      width: length * 0.014,
      opacity: 0.85,
    })
  );
}
