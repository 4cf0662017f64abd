import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { revolve } from '../canvas/path.ts';
import { type Markup, path, type Sheet } from '../canvas/sheet.ts';
import { cap, plastic, reflection } from '../packs/round.ts';

const rubber = '#2b3431';

/** The dropper of a bottle, held in the air: its tip at the origin, its bulb above. */
export function pipette(sheet: Sheet, liquid: Colour): Markup {
  const glass = revolve('M0 -190L15 -190L15 -52C15 -34 5 -26 4 -8C4 -3 3 0 0 0');
  const filled = revolve('M0 -104L11 -104L11 -52C11 -36 3 -28 2 -9L0 -4');
  const bulb = revolve('M0 -340C18 -340 28 -328 28 -308C28 -294 23 -286 23 -274L29 -238L0 -238');
  return (
    path(glass, { fill: '#ffffff', opacity: 0.4 }) +
    path(filled, {
      fill: sheet.across([0, darker(liquid, 0.1)], [0.3, lighter(liquid, 0.1)], [1, darker(liquid, 0.14)]),
      opacity: 0.92,
    }) +
    path(glass, {
      fill: sheet.across([0, '#8fb0a5', 0.5], [0.2, '#ffffff', 0.5], [0.5, '#ffffff', 0.05], [1, '#8fb0a5', 0.5]),
    }) +
    reflection(sheet, -9, -180, 4, 130, 0.9) +
    cap(sheet, -186, { radius: 46, topRadius: 43, height: 54, colour: rubber, ridges: true }) +
    path(bulb, { fill: plastic(sheet, lighter(rubber, 0.04)) }) +
    reflection(sheet, -16, -326, 7, 50, 0.4)
  );
}
