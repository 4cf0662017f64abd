import { darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, revolve } from '../canvas/path.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { type Drawing, roundFootprint, tilt } from './drawing.ts';
import { cap, drum, foot, label, plastic, reflection, shade, whitePlastic } from './round.ts';

/** A bottle with a dispenser whose spout points to the left. */
export function pump(sheet: Sheet, design: Design): Drawing {
  const radius = 96;
  const outline = revolve(`M0 -326L40 -326C${radius - 6} -322 ${radius} -302 ${radius} -276${foot(radius, 22)}`);
  const { inks } = design;
  const head = whitePlastic;
  const spout =
    'M30 -430C30 -440 22 -446 10 -446L-56 -446C-84 -446 -100 -436 -104 -416L-105 -408L-90 -408C-88 -420 -80 -424 -62 -424L-28 -422L-24 -410L24 -410Z';
  const markup =
    path(outline, { fill: plastic(sheet, mix(inks.paper, '#eef2f0', 0.4)) }) +
    group(label(sheet, design, { top: -292, height: 274, radius, bleed: 44 }), { clip: sheet.clip(outline) }) +
    path(outline, { fill: sheet.down([0, shade, 0.12], [0.09, shade, 0], [0.92, shade, 0], [1, shade, 0.2]) }) +
    reflection(sheet, -radius + 14, -286, 10, 266, 0.5) +
    path(drum(11, -412, 11, -364), { fill: plastic(sheet, darker(head, 0.02)) }) +
    cap(sheet, -322, { radius: 46, topRadius: 43, height: 40, colour: inks.main, ridges: true }) +
    path(drum(20, -378, 24, -362), { fill: plastic(sheet, lighter(inks.main, 0.05)) }) +
    path(spout, { fill: sheet.down([0, '#ffffff'], [0.4, head], [1, darker(head, 0.16)]) }) +
    path('M-60 -441L8 -441', { stroke: '#ffffff', width: 4, opacity: 0.9 }) +
    path(ellipse(-97.5, -408, 7.5, 2), { fill: darker(head, 0.3) });
  return {
    markup,
    box: { left: -106, right: radius, top: -446, bottom: radius * tilt },
    footprint: roundFootprint(radius),
  };
}
