import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { revolve } from '../canvas/path.ts';
import { path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { amber } from './bottles.ts';
import { type Drawing, roundFootprint, tilt } from './drawing.ts';
import { cap, drum, foot, glass, label, plastic, reflection, shade } from './round.ts';

/** A small glass bottle with a rubber bulb on its collar. */
export function dropper(
  sheet: Sheet,
  design: Design,
  glassColour: Colour = amber,
  collar: Colour = '#2b3431',
): Drawing {
  const radius = 82;
  const neck = 34;
  const outline = revolve(
    `M0 -290L${neck} -290L${neck} -268C${neck} -252 ${radius} -262 ${radius} -222${foot(radius, 18)}`,
  );
  const bulb = revolve('M0 -412C16 -412 25 -402 25 -384C25 -372 21 -366 21 -356L26 -336L0 -336');
  const markup =
    path(outline, { fill: glass(sheet, glassColour) }) +
    path(outline, {
      fill: sheet.down([0, '#1a0f02', 0.3], [0.2, '#1a0f02', 0], [0.86, '#1a0f02', 0], [1, '#1a0f02', 0.36]),
    }) +
    path(`M${-radius + 12} -216C${-radius + 12} -236 -60 -240 -42 -248L-30 -248C-46 -238 -50 -234 -50 -216Z`, {
      fill: sheet.down([0, '#ffffff', 0.1], [1, '#ffffff', 0.5]),
    }) +
    label(sheet, design, { top: -212, height: 180, radius }) +
    path(bulb, { fill: plastic(sheet, lighter(collar, 0.03)) }) +
    reflection(sheet, -14, -402, 7, 44, 0.4) +
    path(drum(26, -336, 26, -334), { fill: shade, opacity: 0.35 }) +
    cap(sheet, -284, { radius: 42, topRadius: 40, height: 50, colour: collar, ridges: true }) +
    path(bulb, { fill: plastic(sheet, lighter(collar, 0.03)) }) +
    path('M-26 -336C-26 -331 26 -331 26 -336', { stroke: darker(collar, 0.1), width: 2, opacity: 0.8 }) +
    reflection(sheet, -14, -402, 7, 44, 0.4);
  return {
    markup,
    box: { left: -radius, right: radius, top: -412, bottom: radius * tilt },
    footprint: roundFootprint(radius),
  };
}
