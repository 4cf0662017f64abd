import { type Colour, mix } from '../canvas/colour.ts';
import { revolve } from '../canvas/path.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { type Drawing, roundFootprint, tilt } from './drawing.ts';
import { cap, foot, label, plastic, reflection, shade } from './round.ts';

/** A low wide jar with a smooth lid. */
export function jar(sheet: Sheet, design: Design, lid: Colour = design.inks.main): Drawing {
  const radius = 142;
  const outline = revolve(`M0 -170L${radius - 6} -170C${radius} -168 ${radius} -160 ${radius} -150${foot(radius, 24)}`);
  const markup =
    path(outline, { fill: plastic(sheet, mix(design.inks.paper, '#eef2f0', 0.5)) }) +
    group(label(sheet, design, { top: -162, height: 148, radius, bleed: 40 }), { clip: sheet.clip(outline) }) +
    path(outline, { fill: sheet.down([0, shade, 0.16], [0.14, shade, 0], [0.88, shade, 0], [1, shade, 0.2]) }) +
    reflection(sheet, -radius + 17, -146, 12, 142, 0.5) +
    cap(sheet, -168, { radius: radius + 4, topRadius: radius + 1, height: 64, colour: lid }) +
    reflection(sheet, -radius + 18, -226, 14, 62, 0.5);
  return {
    markup,
    box: { left: -radius - 4, right: radius + 4, top: -254, bottom: radius * tilt },
    footprint: roundFootprint(radius),
  };
}
