import { darker, lighter, mix } from '../canvas/colour.ts';
import { type PathData, polyline, rectangle, warp } from '../canvas/path.ts';
import { drawn, type Surface } from '../canvas/shape.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { labelPrint } from '../print/label-layouts.ts';
import { type Drawing, roundFootprint, tilt } from './drawing.ts';
import { cap, reflection, shade } from './round.ts';

interface TubeSize {
  /** Half the width at the crimp and at the shoulder. */
  crimp?: number;
  shoulder?: number;
  height?: number;
}

/** A tube on its cap, the crimp up: flat at the top, round at the bottom. */
export function tube(
  sheet: Sheet,
  design: Design,
  { crimp = 104, shoulder = 82, height = 404 }: TubeSize = {},
): Drawing {
  const { inks } = design;
  const capHeight = 72;
  const top = -(height + capHeight);
  const bottom = -capHeight;
  const seal = 26;
  const length = bottom - (top + seal);
  const halfAt = (y: number) => {
    const t = Math.min(1, Math.max(0, (y - top - seal) / length));
    return crimp + (shoulder - crimp) * t ** 0.85;
  };
  const roundness = (y: number) => Math.min(1, Math.max(0, (y - top - seal) / length)) ** 0.7;
  const width = crimp * 2;
  const surface: Surface = ([x, y]) => {
    const at = top + seal + y;
    const share = (x - width / 2) / (width / 2);
    const sag = shoulder * tilt * roundness(at) * Math.sqrt(Math.max(0, 1 - share * share));
    return [share * halfAt(at), at + sag * (y > length * 0.97 ? 0.7 : 1)];
  };
  const panel = { width, height: length - 14, safe: crimp * 1.5, bleed: 14 };
  const print = labelPrint(design, panel);
  const body: PathData = warp(rectangle(0, 0, width, length), surface, 6);
  const sealArea = rectangle(-crimp - 2, top, crimp * 2 + 4, seal + 2, 2);
  const ridges = Array.from({ length: 31 }, (_, index) => {
    const x = -crimp + 3 + (index * (crimp * 2 - 6)) / 30;
    return path(
      polyline([
        [x, top + 4],
        [x, top + seal - 3],
      ]),
      { stroke: shade, width: 1.6, opacity: 0.2 },
    );
  }).join('');
  const facet = (sign: 1 | -1) =>
    `M${sign * crimp} ${top + seal}L${sign * crimp * 0.2} ${top + seal}L${sign * halfAt(top + seal + length * 0.34) * 0.86} ${top + seal + length * 0.34}Z`;

  const markup =
    cap(sheet, 0, {
      radius: shoulder * 0.8,
      topRadius: shoulder * 0.84,
      height: capHeight - 6,
      colour: inks.main,
      ridges: true,
    }) +
    path(body, { fill: print.paper }) +
    group(
      drawn(print.shapes, surface) +
        path(facet(-1), { fill: sheet.down([0, '#ffffff', 0.35], [1, '#ffffff', 0]) }) +
        path(facet(1), { fill: sheet.down([0, shade, 0.1], [1, shade, 0]) }) +
        path(body, {
          fill: sheet.across(
            [0, shade, 0.26],
            [0.08, shade, 0.08],
            [0.2, '#ffffff', 0.26],
            [0.32, '#ffffff', 0.1],
            [0.5, '#ffffff', 0],
            [0.74, shade, 0.04],
            [0.92, shade, 0.17],
            [1, shade, 0.27],
          ),
        }) +
        path(body, { fill: sheet.down([0, shade, 0.1], [0.05, shade, 0], [0.93, shade, 0], [1, shade, 0.22]) }),
      { clip: sheet.clip(body) },
    ) +
    reflectionAlong(sheet, halfAt, top + seal + 8, bottom - 14) +
    path(sealArea, {
      fill: sheet.across(
        [0, darker(mix(print.paper, '#e6ece9', 0.6), 0.08)],
        [0.25, '#fbfdfc'],
        [0.7, mix(print.paper, '#e6ece9', 0.7)],
        [1, darker(mix(print.paper, '#dfe7e3', 0.6), 0.1)],
      ),
    }) +
    ridges +
    path(
      polyline([
        [-crimp - 2, top + seal + 1],
        [crimp + 2, top + seal + 1],
      ]),
      { stroke: shade, width: 1.4, opacity: 0.16 },
    ) +
    reflection(sheet, -shoulder * 0.62, -capHeight + 16, 7, capHeight - 22, 0.4);
  return {
    markup,
    box: { left: -crimp - 2, right: crimp + 2, top, bottom: shoulder * 0.8 * tilt },
    footprint: roundFootprint(shoulder * 0.8),
  };
}

function reflectionAlong(sheet: Sheet, halfAt: (y: number) => number, top: number, bottom: number): string {
  const left = (y: number, share: number) => `${(-halfAt(y) * share).toFixed(2)} ${y}`;
  const strip = `M${left(top, 0.86)}L${left(top, 0.8)}L${left(bottom, 0.78)}L${left(bottom, 0.86)}Z`;
  return path(strip, { fill: sheet.down([0, lighter('#ffffff', 0), 0.65], [1, '#ffffff', 0.35]) });
}
