import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { ellipse, shift } from '../canvas/path.ts';
import { type Markup, path, type Sheet } from '../canvas/sheet.ts';
import { tilt } from '../packs/drawing.ts';
import { drum, shade } from '../packs/round.ts';

/** A round stage; its top is centred on the origin. */
export function podium(sheet: Sheet, radius: number, height: number, colour: Colour = '#ffffff'): Markup {
  const body = drum(radius, 0, radius, height);
  const ground = shift(ellipse(0, 0, radius * 1.02, radius * tilt * 1.12), radius * 0.05, height + 12);
  return (
    path(ground, { fill: shade, opacity: 0.22, filter: sheet.blur(16, ground) }) +
    path(body, {
      fill: sheet.across(
        [0, darker(colour, 0.1)],
        [0.12, darker(colour, 0.03)],
        [0.36, colour],
        [0.7, darker(colour, 0.07)],
        [1, darker(colour, 0.15)],
      ),
    }) +
    path(ellipse(0, 0, radius, radius * tilt), {
      fill: sheet.slant([0, 0], [1, 0.6], [0, lighter(colour, 0.03)], [0.55, colour], [1, darker(colour, 0.045)]),
    }) +
    path(ellipse(0, 0, radius - 1, (radius - 1) * tilt), { stroke: '#ffffff', width: 2, opacity: 0.85 })
  );
}
