import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, polyline, rectangle } from '../canvas/path.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Inks } from '../motifs/inks.ts';

export type PillKind = 'round' | 'tinted' | 'oblong' | 'capsule' | 'softgel';

/** A round scored tablet, seen from above. */
export function tablet(sheet: Sheet, radius: number, colour: Colour): string {
  const disc = ellipse(0, 0, radius);
  return (
    path(disc, {
      fill: sheet.slant([0, 0], [1, 1], [0, lighter(colour, 0.04)], [0.6, colour], [1, darker(colour, 0.1)]),
    }) +
    path(ellipse(0, 0, radius * 0.86), { stroke: darker(colour, 0.1), width: radius * 0.04, opacity: 0.35 }) +
    path(
      polyline([
        [-radius * 0.6, 0],
        [radius * 0.6, 0],
      ]),
      { stroke: darker(colour, 0.14), width: radius * 0.07, opacity: 0.6 },
    ) +
    path(
      polyline([
        [-radius * 0.6, radius * 0.06],
        [radius * 0.6, radius * 0.06],
      ]),
      { stroke: '#ffffff', width: radius * 0.05, opacity: 0.8 },
    )
  );
}

/** A lying capsule, softgel or caplet along the x axis, `radius` being half its length. */
export function pill(sheet: Sheet, kind: PillKind, radius: number, inks: Pick<Inks, 'main' | 'second'>): string {
  const thick = radius * (kind === 'softgel' ? 0.58 : 0.44);
  const whole = rectangle(-radius, -thick, radius * 2, thick * 2, thick);
  const gloss = sheet.down([0, '#ffffff', 0.35], [0.25, '#ffffff', 0.25], [0.5, '#ffffff', 0], [1, '#00251c', 0.28]);
  const shine = path(rectangle(-radius * 0.62, -thick * 0.62, radius * 1.24, thick * 0.26, thick * 0.13), {
    fill: '#ffffff',
    opacity: 0.65,
  });
  if (kind === 'capsule') {
    const left = rectangle(-radius, -thick, radius, thick * 2);
    return (
      group(path(whole, { fill: inks.main }) + path(left, { fill: mix(inks.second, '#ffffff', 0.12) }), {
        clip: sheet.clip(whole),
      }) +
      path(whole, { fill: gloss }) +
      path(
        polyline([
          [0, -thick],
          [0, thick],
        ]),
        { stroke: '#00251c', width: 1.2, opacity: 0.25 },
      ) +
      shine
    );
  }
  const colour = kind === 'softgel' ? '#ecb03c' : '#fdfdfb';
  return (
    path(whole, {
      fill: sheet.down([0, lighter(colour, 0.08)], [0.5, colour], [1, darker(colour, kind === 'softgel' ? 0.16 : 0.1)]),
    }) +
    shine +
    (kind === 'softgel'
      ? path(ellipse(radius * 0.3, thick * 0.42, radius * 0.42, thick * 0.22), {
          fill: lighter(colour, 0.16),
          opacity: 0.7,
        })
      : '')
  );
}
