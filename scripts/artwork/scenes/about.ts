import { type Markup, Sheet } from '../canvas/sheet.ts';
import { walls } from '../palette.ts';
import { indoors } from './about-indoors.ts';
import { outdoors } from './about-outdoors.ts';
import { works } from './about-works.ts';
import { backdrop } from './backdrop.ts';

export const aboutSize = { width: 1400, height: 1050 };

/** Draws what stands before the wall, in pixels of the picture. */
export type AboutScene = (sheet: Sheet) => Markup;

const scenes = { ...indoors, ...works, ...outdoors } as const satisfies Record<string, AboutScene>;

/** By the names that the demo content's entries about us and contact blocks use. */
export const aboutNames = Object.keys(scenes) as (keyof typeof scenes)[];

export function aboutScene(name: keyof typeof scenes): string {
  const { width, height } = aboutSize;
  const sheet = new Sheet(width, height);
  const wall = backdrop(sheet, { ...walls.company, glow: { x: 640, y: 430, radius: 620 } });
  return sheet.toSvg(wall + scenes[name](sheet));
}
