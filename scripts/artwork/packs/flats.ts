import { darker, lighter, mix } from '../canvas/colour.ts';
import { letterWithin } from '../canvas/lettering.ts';
import { ellipse, type PathData, place, polygon, polyline, rectangle } from '../canvas/path.ts';
import { drawn } from '../canvas/shape.ts';
import { group, moved, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { facePrint } from '../print/face.ts';
import { words } from '../print/words.ts';
import { type PillKind, pill, tablet } from '../props/pills.ts';
import type { Drawing } from './drawing.ts';
import { shade } from './round.ts';

interface BlisterSize {
  columns: number;
  rows: number;
  pill: PillKind;
}

/** Room for one pocket of a blister. */
const cell = 62;

/** A strip of pockets on foil, set up on its long edge and seen from the front. */
export function blister(sheet: Sheet, design: Design, { columns, rows, pill: kind }: BlisterSize): Drawing {
  const { inks, wording } = design;
  const strip = 30;
  const width = columns * cell + 24;
  const height = rows * cell + 20 + strip;
  const left = -width / 2;
  const sheetArea = rectangle(left, -height, width, height, 13);
  const foil = sheet.slant(
    [0, 0],
    [1, 0.8],
    [0, '#eef2f1'],
    [0.22, '#ffffff'],
    [0.42, '#d4dcd9'],
    [0.6, '#f1f4f3'],
    [0.82, '#cbd5d1'],
    [1, '#e3e9e7'],
  );
  const pockets: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + 12 + cell * (column + 0.5);
      const y = -height + strip + 8 + cell * (row + 0.5);
      pockets.push(moved(pocket(sheet, design, kind, cell * 0.42), x, y));
    }
  }
  const name = letterWithin(
    `${wording.brand}${wording.strength ? `  ${wording.strength}` : ''}`,
    { size: 15, weight: 700 },
    width - 40,
  );
  const markup =
    path(sheetArea, { fill: foil }) +
    path(rectangle(left, -height, width, strip, 13), { fill: inks.main }) +
    path(rectangle(left, -height + strip - 13, width, 13), { fill: inks.main }) +
    drawn([words(name, left + 16, -height + strip * 0.68, inks.onMain)]) +
    pockets.join('') +
    path(rectangle(left + 0.8, -height + 0.8, width - 1.6, height - 1.6, 12), {
      stroke: '#ffffff',
      width: 1.6,
      opacity: 0.8,
    }) +
    path(sheetArea, { stroke: darker('#cbd5d1', 0.12), width: 1, opacity: 0.5 }) +
    path(sheetArea, {
      fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff', 0.12], [0.35, '#ffffff', 0], [0.72, shade, 0], [1, shade, 0.12]),
    });
  return flat(markup, width, height);
}

function pocket(sheet: Sheet, { inks }: Design, kind: PillKind, radius: number): string {
  const long = kind === 'capsule' || kind === 'oblong' || kind === 'softgel';
  const shape = (grow: number, dx = 0, dy = 0): PathData =>
    long
      ? place(
          rectangle(
            -radius - grow,
            -radius * 0.56 - grow,
            (radius + grow) * 2,
            (radius * 0.56 + grow) * 2,
            radius * 0.56 + grow,
          ),
          { x: dx, y: dy, turn: -45 },
        )
      : ellipse(dx, dy, radius + grow);
  return (
    path(shape(2.5, 1.8, 2.6), { fill: shade, opacity: 0.2 }) +
    path(shape(2), { fill: sheet.slant([0, 0], [1, 1], [0, '#b8c5c0'], [0.5, '#e6ecea'], [1, '#ffffff']) }) +
    (long
      ? group(pill(sheet, kind, radius * 0.88, inks), { transform: 'rotate(-45)' })
      : tablet(sheet, radius * 0.84, kind === 'round' ? '#ffffff' : mix(inks.main, '#ffffff', 0.45))) +
    path(shape(1), {
      fill: sheet.glow(0.36, 0.32, 0.75, [0, '#ffffff', 0.3], [0.45, '#ffffff', 0.05], [1, shade, 0.14]),
    }) +
    path(
      place(
        `M${-radius * 0.62} ${-radius * 0.12}C${-radius * 0.6} ${-radius * 0.46} ${-radius * 0.34} ${-radius * 0.66} ${-radius * 0.02} ${-radius * 0.68}`,
        long ? { scale: 0.8, turn: -6 } : {},
      ),
      { stroke: '#ffffff', width: radius * 0.11, opacity: 0.9 },
    )
  );
}

/** A sealed flat bag with crimped ends. */
export function sachet(sheet: Sheet, design: Design): Drawing {
  const { inks } = design;
  const width = 190;
  const height = 270;
  const seal = 22;
  const left = -width / 2;
  const teeth = 26;
  const edge = (y: number, direction: 1 | -1) =>
    Array.from({ length: teeth + 1 }, (_, index): [number, number] => [
      left + (width * index) / teeth,
      y + (index % 2 === 0 ? 0 : 4 * direction),
    ]);
  const outline = polygon([...edge(-height, -1), ...edge(0, -1).toReversed()]);
  const print = facePrint(design, { width, height: height - seal * 2, safe: width * 0.8 });
  const pillow = rectangle(left, -height + seal, width, height - seal * 2);
  const crimps = (top: number) =>
    Array.from({ length: 5 }, (_, index) =>
      path(
        polyline([
          [left + 3, top + 4 + index * 3.6],
          [left + width - 3, top + 4 + index * 3.6],
        ]),
        { stroke: shade, width: 1, opacity: 0.16 },
      ),
    ).join('');
  const crease = (x: number, y: number, length: number, lean: number) =>
    path(
      `M${x} ${y}C${x + lean * 0.4} ${y + length * 0.4} ${x + lean} ${y + length * 0.7} ${x + lean * 0.6} ${y + length}`,
      {
        stroke: '#ffffff',
        width: 5,
        opacity: 0.3,
        filter: sheet.blur(1.6, rectangle(x - 12, y, 24 + Math.abs(lean), length)),
      },
    );
  const markup = group(
    path(outline, { fill: lighter(mix(inks.main, '#ffffff', 0.1), 0) }) +
      moved(
        path(rectangle(0, 0, width, height - seal * 2), { fill: print.paper }) + drawn(print.shapes),
        left,
        -height + seal,
      ) +
      path(pillow, {
        fill: sheet.across(
          [0, shade, 0.2],
          [0.1, '#ffffff', 0.2],
          [0.3, '#ffffff', 0.16],
          [0.6, shade, 0.02],
          [0.88, shade, 0.13],
          [1, shade, 0.24],
        ),
      }) +
      path(pillow, { fill: sheet.down([0, shade, 0.2], [0.07, shade, 0], [0.93, shade, 0], [1, shade, 0.22]) }) +
      crease(left + width * 0.2, -height + seal, 34, 10) +
      crease(left + width * 0.55, -height + seal, 26, -8) +
      crease(left + width * 0.8, -height + seal, 38, -12) +
      crimps(-height) +
      crimps(-seal) +
      path(outline, { fill: sheet.across([0, shade, 0.1], [0.2, '#ffffff', 0.08], [1, shade, 0.08]) }),
    { clip: sheet.clip(outline) },
  );
  return flat(markup, width, height);
}

function flat(markup: string, width: number, height: number): Drawing {
  return {
    markup,
    box: { left: -width / 2, right: width / 2, top: -height, bottom: 0 },
    footprint: rectangle(-width / 2 + 4, -5, width - 8, 9, 4),
  };
}
