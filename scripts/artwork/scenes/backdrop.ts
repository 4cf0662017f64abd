import { lighter, mix } from '../canvas/colour.ts';
import { ellipse, rectangle } from '../canvas/path.ts';
import { type Markup, path, type Sheet } from '../canvas/sheet.ts';
import type { Wall } from '../palette.ts';

interface BackdropStyle extends Omit<Wall, 'stage'> {
  /** Where the light behind the things stands, in pixels. */
  glow: { x: number; y: number; radius: number };
}

/** A studio wall: light on the calm side, a glow behind the things, one deeper cloud of colour low on the calm side. */
export function backdrop(sheet: Sheet, { calm, middle, rich, glow }: BackdropStyle): Markup {
  const { width, height } = sheet;
  const all = rectangle(0, 0, width, height);
  const halo = ellipse(glow.x, glow.y, glow.radius);
  const cloud = ellipse(width * 0.12, height * 1.05, width * 0.34, height * 0.42);
  const ring = (radius: number, opacity: number) =>
    path(ellipse(glow.x, glow.y + glow.radius * 0.1, radius), { stroke: '#ffffff', width: 1.6, opacity });
  return (
    path(all, { fill: sheet.slant([0, 0], [1, 1], [0, calm], [0.45, middle], [1, rich]) }) +
    path(cloud, { fill: sheet.glow(0.5, 0.5, 0.5, [0, mix(rich, middle, 0.2), 0.6], [1, middle, 0]) }) +
    path(halo, {
      fill: sheet.glow(0.5, 0.5, 0.5, [0, '#ffffff', 0.92], [0.4, lighter(calm, 0.02), 0.62], [1, middle, 0]),
    }) +
    ring(glow.radius * 0.72, 0.35) +
    ring(glow.radius * 0.94, 0.22)
  );
}
