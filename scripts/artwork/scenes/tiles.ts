import type { Language } from '@varda/contract/language';
import { group, type Markup, moved, Sheet } from '../canvas/sheet.ts';
import { type WallName, walls } from '../palette.ts';
import { dollop } from '../props/cream.ts';
import { branch, citrusSlice, fruit, hemp } from '../props/greenery.ts';
import { molecule, molecules } from '../props/molecule.ts';
import { podium } from '../props/podium.ts';
import { lyingPill, lyingTablet } from '../props/scatter.ts';
import { backdrop } from './backdrop.ts';
import { type Item, pack, stillLife } from './still-life.ts';

/** One tile per category, 4:3. */
const tileSize = { width: 800, height: 600 };

export type TileName = Exclude<WallName, 'company'>;

interface Tile {
  behind: (sheet: Sheet) => Markup;
  items: (sheet: Sheet) => Item[];
}

const stage = { x: 400, y: 500, radius: 318 };

const tiles: Record<TileName, Tile> = {
  'medicinal-products': {
    behind: () =>
      moved(group(molecule(molecules.chain, 42, '#4a9db3'), { opacity: 0.34 }), -290, -400) +
      moved(group(molecule(molecules.pair, 32, '#4a9db3'), { opacity: 0.28 }), 196, -392),
    items: (sheet) => [
      pack(sheet, 'ibuvar-gel', { x: -196, y: -18, scale: 0.74 }),
      pack(sheet, 'vardol-500-tablets', { x: -20, y: -4, scale: 0.82 }, 'portrait'),
      pack(sheet, 'bromilan-syrup', { x: 176, y: 8, scale: 0.74 }),
      { x: -150, y: 30, drawing: lyingTablet(sheet, 14) },
      { x: -112, y: 36, drawing: lyingTablet(sheet, 14, '#f3b9ae') },
      { x: 96, y: 36, drawing: lyingTablet(sheet, 14) },
    ],
  },
  'cbd-products': {
    behind: (sheet) =>
      hemp('#9dbb86', 170, { x: 196, y: -300, turn: 26 }) +
      hemp('#5f8f4e', 210, { x: -214, y: -200, turn: -24 }) +
      branch(sheet, { height: 300, pairs: 5, slender: 0.14, leafLength: 120 }, '#6f9a5c', { x: 240, y: 10, turn: 20 }),
    items: (sheet) => [
      pack(sheet, 'satival-capsules', { x: -84, y: -24, scale: 0.74 }, 'portrait'),
      pack(sheet, 'satival-oil-10', { x: 86, y: 12, scale: 0.86 }),
      pack(sheet, 'satival-warming-balm', { x: 214, y: 2, scale: 0.5 }),
      { x: -196, y: 26, drawing: lyingPill(sheet, 'softgel', 17, { main: '#c9a13b', second: '#d8a93a' }, -12) },
      { x: -156, y: 34, drawing: lyingPill(sheet, 'softgel', 17, { main: '#c9a13b', second: '#d8a93a' }, 8) },
    ],
  },
  'herbal-products': {
    behind: (sheet) =>
      branch(sheet, { height: 400, pairs: 7, slender: 0.24, leafLength: 96, lean: 0.16 }, '#6f9f57', {
        x: -236,
        y: 6,
        turn: -10,
        mirrored: true,
      }) +
      branch(sheet, { height: 360, pairs: 6, slender: 0.2, leafLength: 110 }, '#86ad62', { x: 226, y: 6, turn: 14 }),
    items: (sheet) => [
      pack(sheet, 'herbal-chamomile-tea', { x: -94, y: -22, scale: 0.74 }, 'portrait'),
      pack(sheet, 'herbal-thyme-syrup', { x: 84, y: 6, scale: 0.78 }),
      pack(sheet, 'herbal-propolis-drops', { x: 208, y: 14, scale: 0.62 }),
    ],
  },
  'dietary-supplements': {
    behind: (sheet) =>
      branch(sheet, { height: 330, pairs: 5, slender: 0.21, leafLength: 116 }, '#6fae6a', { x: 236, y: 6, turn: 18 }),
    items: (sheet) => [
      pack(sheet, 'jekogal-omega-3-1000', { x: 150, y: -26, scale: 0.74 }, 'portrait'),
      pack(sheet, 'galahealth-multivitamin', { x: -72, y: 2, scale: 0.84 }),
      pack(sheet, 'galapro-baby-drops', { x: 226, y: 16, scale: 0.56 }),
      { x: -244, y: 8, drawing: citrusSlice(sheet, 68, '#f29a2e') },
      { x: -192, y: 28, drawing: citrusSlice(sheet, 42, '#f6b83c') },
      { x: -284, y: 20, drawing: fruit(sheet, 24, '#f0932b') },
      { x: 62, y: 34, drawing: lyingPill(sheet, 'capsule', 19, { main: '#3a8f5c', second: '#f2b33d' }, -8) },
      { x: 112, y: 40, drawing: lyingPill(sheet, 'softgel', 17, { main: '#3a8f5c', second: '#f2b33d' }, 10) },
    ],
  },
  'personal-care-products': {
    behind: (sheet) =>
      branch(sheet, { height: 340, pairs: 5, slender: 0.2, leafLength: 120 }, '#d99b90', {
        x: -232,
        y: 6,
        turn: -16,
        mirrored: true,
      }) +
      branch(sheet, { height: 330, pairs: 5, slender: 0.2, leafLength: 120 }, '#7fb59c', { x: 232, y: 6, turn: 16 }),
    items: (sheet) => [
      pack(sheet, 'babygal-bath-and-shampoo', { x: -132, y: -14, scale: 0.74 }),
      pack(sheet, 'silvana-hand-cream', { x: 26, y: -22, scale: 0.74 }),
      pack(sheet, 'solarus-dry-spray-30', { x: 166, y: -6, scale: 0.7 }),
      pack(sheet, 'silvana-day-cream', { x: 52, y: 26, scale: 0.46 }),
      { x: -214, y: 24, drawing: dollop(sheet, 36, '#fff6ee') },
    ],
  },
};

export const tileNames = Object.keys(tiles) as TileName[];

export function tileScene(name: TileName, language: Language): { svg: string; width: number; height: number } {
  const { width, height } = tileSize;
  const sheet = new Sheet(width, height, language);
  const colours = walls[name];
  const wall = backdrop(sheet, { ...colours, glow: { x: stage.x, y: stage.y - 230, radius: 400 } });
  const scene =
    tiles[name].behind(sheet) +
    podium(sheet, stage.radius, 26, colours.stage) +
    stillLife(sheet, tiles[name].items(sheet));
  return { svg: sheet.toSvg(wall + moved(scene, stage.x, stage.y)), width, height };
}
