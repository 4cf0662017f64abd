import { type Colour, darker, lighter } from '../canvas/colour.ts';
import { ellipse, place } from '../canvas/path.ts';
import { type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import type { Inks } from '../motifs/inks.ts';
import { shadowColour, tilt } from '../packs/drawing.ts';
import { drum } from '../packs/round.ts';
import { type PillKind, pill } from './pills.ts';

/** Small things that lie on the ground, seen from the low camera. */

export function lyingTablet(sheet: Sheet, radius: number, colour: Colour = '#ffffff'): Markup {
  const thick = radius * 0.5;
  const squash = tilt * 2.2;
  return (
    groundShadow(sheet, radius) +
    path(drum(radius, -thick, radius, 0), {
      fill: sheet.across([0, darker(colour, 0.1)], [0.3, colour], [1, darker(colour, 0.16)]),
    }) +
    path(ellipse(0, -thick, radius, radius * squash), {
      fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff'], [1, darker(colour, 0.05)]),
    }) +
    path(`M${-radius * 0.6} ${-thick - 0.5}L${radius * 0.6} ${-thick + 0.5}`, {
      stroke: darker(colour, 0.14),
      width: 1.4,
      opacity: 0.6,
    })
  );
}

export function lyingPill(
  sheet: Sheet,
  kind: PillKind,
  radius: number,
  inks: Pick<Inks, 'main' | 'second'>,
  turn = 0,
): Markup {
  const thick = radius * (kind === 'softgel' ? 0.58 : 0.44);
  return groundShadow(sheet, radius) + moved(pill(sheet, kind, radius, inks), 0, -thick, 1, turn);
}

/** A clear drop that stands on the ground. */
export function bead(sheet: Sheet, radius: number, colour: Colour): Markup {
  return (
    groundShadow(sheet, radius) +
    moved(
      path(ellipse(0, 0, radius, radius * 0.82), {
        fill: sheet.glow(0.62, 0.72, 0.8, [0, lighter(colour, 0.2)], [0.6, colour], [1, darker(colour, 0.08)]),
        opacity: 0.85,
      }) +
        path(ellipse(-radius * 0.34, -radius * 0.34, radius * 0.22, radius * 0.15), { fill: '#ffffff', opacity: 0.9 }),
      0,
      -radius * 0.72,
    )
  );
}

/** A smooth pebble. */
export function pebble(sheet: Sheet, radius: number, colour: Colour): Markup {
  const outline = place(
    'M-1 0C-1.03 -0.42 -0.52 -0.66 0.06 -0.64C0.66 -0.62 1.04 -0.36 1 0C0.92 0.17 -0.92 0.17 -1 0Z',
    { scale: radius },
  );
  return (
    groundShadow(sheet, radius) +
    path(outline, {
      fill: sheet.glow(0.34, 0.2, 0.95, [0, lighter(colour, 0.09)], [0.5, colour], [1, darker(colour, 0.17)]),
    })
  );
}

export function groundShadow(sheet: Sheet, radius: number): Markup {
  const area = ellipse(radius * 0.22, radius * 0.06, radius * 1.12, radius * 0.2);
  return path(area, { fill: shadowColour, opacity: 0.34, filter: sheet.blur(radius * 0.14, area) });
}
