import { readFileSync } from 'node:fs';
import type { Colour } from '../canvas/colour.ts';
import { type PathData, rectangle } from '../canvas/path.ts';
import { group, type Markup, path, type Sheet, type Stop } from '../canvas/sheet.ts';

/** The one photograph of the site (CC0), 1920 × 1080: a dandelion at (567, 345), the sun at (1105, 130). */
const photograph = readFileSync(new URL('../photos/dandelions-cc0.jpg', import.meta.url)).toString('base64');
const size = { width: 1920, height: 1080 };

export interface PhotoPlace {
  x: number;
  y: number;
  scale: number;
  /** Where the calm colour ends and where the photograph stands clear of it, along the side that carries text. */
  fade: { side: 'left' | 'top'; from: number; to: number };
}

/** The photograph, lit up, and faded into a calm colour where text will stand. */
export function photoWall(sheet: Sheet, calm: Colour, { x, y, scale, fade }: PhotoPlace): Markup {
  const all: PathData = rectangle(0, 0, sheet.width, sheet.height);
  const length = fade.side === 'left' ? sheet.width : sheet.height;
  const end: [number, number] = fade.side === 'left' ? [1, 0] : [0, 1];
  const steps = 12;
  const easing = Array.from({ length: steps + 1 }, (_, index): Stop => {
    const t = index / steps;
    const opacity = 1 - t * t * (3 - 2 * t);
    return [(fade.from + (fade.to - fade.from) * t) / length, calm, opacity];
  });
  const veil = sheet.slant([0, 0], end, ...easing);
  const place = `x="${x}" y="${y}" width="${size.width * scale}" height="${size.height * scale}"`;
  const picture = `<image ${place} preserveAspectRatio="none" href="data:image/jpeg;base64,${photograph}"/>`;
  // Mirrored on the calm side, so that its edge does not show through the veil.
  return (
    path(all, { fill: calm }) +
    picture +
    (fade.side === 'left' ? group(picture, { transform: `translate(${x * 2 + 1} 0) scale(-1 1)` }) : '') +
    path(all, { fill: '#fff3d6', opacity: 0.14 }) +
    path(all, { fill: sheet.down([0, '#fff6dd', 0.25], [0.5, '#fff6dd', 0], [1, '#3a2a08', 0.12]) }) +
    path(all, { fill: veil })
  );
}
