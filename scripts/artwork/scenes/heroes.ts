import type { Language } from '@varda/contract/language';
import type { Colour } from '../canvas/colour.ts';
import { group, type Markup, moved, Sheet } from '../canvas/sheet.ts';
import { house, type WallName, walls } from '../palette.ts';
import { dollop } from '../props/cream.ts';
import { branch, citrusSlice, fruit, hemp, lyingLeaf } from '../props/greenery.ts';
import { molecule, molecules } from '../props/molecule.ts';
import { podium } from '../props/podium.ts';
import { bead, lyingPill, lyingTablet, pebble } from '../props/scatter.ts';
import { backdrop } from './backdrop.ts';
import { type PhotoPlace, photoWall } from './photograph.ts';
import { type Item, pack, stillLife } from './still-life.ts';

/** The two shapes of a slide: text stands over the left 45 % of the wide one and the top third of the tall one. */
export const heroFormats = {
  wide: { width: 1920, height: 840, stage: { x: 1372, y: 690, scale: 1.06 } },
  tall: { width: 900, height: 1100, stage: { x: 450, y: 985, scale: 0.92 } },
} as const;

type Stage = { x: number; y: number; scale: number };

export type HeroFormat = keyof typeof heroFormats;

interface Theme {
  wall: WallName;
  /** What stands behind the stage and beside it, about the middle of its top; the stage has a radius of 440. */
  behind: (sheet: Sheet) => Markup;
  items: (sheet: Sheet) => Item[];
  /** A photograph in place of the studio wall, and the stage moved to suit it. */
  photo?: Record<HeroFormat, PhotoPlace & { stage: Stage }>;
}

const tabletsOn = (sheet: Sheet, places: readonly (readonly [number, number, Colour?])[]): Item[] =>
  places.map(([x, y, colour]) => ({ x, y, drawing: lyingTablet(sheet, 15, colour) }));

const floating = (
  form: keyof typeof molecules,
  size: number,
  colour: Colour,
  x: number,
  y: number,
  opacity = 0.34,
): Markup => moved(group(molecule(molecules[form], size, colour), { opacity }), x, y);

const themes: readonly Theme[] = [
  {
    wall: 'company',
    behind: (sheet) =>
      floating('chain', 50, house.fresh, -330, -560) +
      floating('pair', 36, house.fresh, 210, -610, 0.26) +
      branch(sheet, { height: 470, pairs: 6, lean: 0.2 }, '#5fae8d', { x: 360, y: -30, turn: 14, far: true }) +
      branch(sheet, { height: 450, pairs: 6, lean: 0.16, leafLength: 150, slender: 0.23 }, house.fresh, {
        x: -290,
        y: 0,
        turn: -5,
        mirrored: true,
      }) +
      branch(sheet, { height: 450, pairs: 5, lean: 0.22 }, house.leaf, { x: 400, y: 20, turn: 20 }),
    items: (sheet) => [
      pack(sheet, 'silvana-hand-cream', { x: -232, y: -26, scale: 0.94 }),
      pack(sheet, 'vardol-500-tablets', { x: -20, y: 6, scale: 1.02 }, 'portrait'),
      pack(sheet, 'herbal-thyme-syrup', { x: 232, y: 18, scale: 0.92 }),
      pack(sheet, 'satival-oil-10', { x: -330, y: 26, scale: 0.66 }),
      ...tabletsOn(sheet, [
        [-190, 40],
        [-140, 48],
        [90, 46, '#f3c36b'],
        [130, 40],
        [330, 26],
      ]),
    ],
  },
  {
    wall: 'medicinal-products',
    behind: () =>
      floating('fan', 56, '#4a9db3', -330, -560) +
      floating('chain', 38, '#4a9db3', 190, -600, 0.3) +
      floating('pair', 28, '#4a9db3', -480, -250, 0.22),
    items: (sheet) => [
      pack(sheet, 'lorvana-tablets', { x: -40, y: -40, scale: 0.98 }, 'portrait'),
      pack(sheet, 'bromilan-syrup', { x: 200, y: -16, scale: 0.92 }),
      pack(sheet, 'ibuvar-gel', { x: -252, y: -14, scale: 0.82 }),
      pack(sheet, 'nazovar-nasal-spray', { x: 346, y: 12, scale: 0.66 }),
      pack(sheet, 'vardol-500-tablets', { x: -60, y: 40, scale: 0.74 }, 'landscape'),
      pack(sheet, 'farinvar-lozenges', { x: 170, y: 52, scale: 0.5, turn: -4 }),
      ...tabletsOn(sheet, [
        [-300, 38],
        [-262, 48],
        [296, 44, '#f3b9ae'],
      ]),
    ],
  },
  {
    wall: 'cbd-products',
    behind: () =>
      floating('fan', 48, '#6f9a5c', -300, -600, 0.3) +
      hemp('#9dbb86', 210, { x: 300, y: -400, turn: 24 }) +
      hemp('#5f8f4e', 236, { x: -266, y: -262, turn: -20 }) +
      hemp('#4a7c42', 220, { x: 404, y: -150, turn: 40 }),
    items: (sheet) => [
      pack(sheet, 'satival-capsules', { x: -118, y: -34, scale: 0.98 }, 'portrait'),
      pack(sheet, 'satival-oil-10', { x: 104, y: 10, scale: 1.12 }),
      pack(sheet, 'sativana-day-cream', { x: 278, y: -20, scale: 0.88 }),
      pack(sheet, 'satival-warming-balm', { x: -318, y: 24, scale: 0.62 }),
      ...[
        [-80, 46],
        [-34, 52],
        [10, 44],
      ].map(
        ([x = 0, y = 0], index): Item => ({
          x,
          y,
          drawing: lyingPill(sheet, 'softgel', 17, { main: '#c9a13b', second: '#d8a93a' }, [8, -14, 4][index]),
        }),
      ),
      { x: 216, y: 48, drawing: bead(sheet, 13, '#d8b04a') },
      { x: 250, y: 42, drawing: bead(sheet, 9, '#d8b04a') },
    ],
  },
  {
    wall: 'herbal-products',
    photo: {
      wide: {
        x: 585,
        y: -40,
        scale: 1,
        fade: { side: 'left', from: 640, to: 1120 },
        stage: { x: 1505, y: 720, scale: 0.92 },
      },
      tall: {
        x: -300,
        y: 190,
        scale: 0.86,
        fade: { side: 'top', from: 230, to: 520 },
        stage: { x: 470, y: 1000, scale: 0.86 },
      },
    },
    behind: () => '',
    items: (sheet) => [
      pack(sheet, 'herbal-chamomile-tea', { x: -106, y: -30, scale: 0.96 }, 'portrait'),
      pack(sheet, 'herbal-thyme-syrup', { x: 112, y: 0, scale: 0.98 }),
      pack(sheet, 'herbal-propolis-drops', { x: 284, y: 10, scale: 0.84 }),
      pack(sheet, 'herbal-calendula-ointment', { x: -346, y: 30, scale: 0.6 }),
      { x: -70, y: 50, drawing: lyingLeaf(sheet, '#5d9a55', 84, -14) },
      { x: 206, y: 52, drawing: lyingLeaf(sheet, '#5d9a55', 70, 190) },
    ],
  },
  {
    wall: 'dietary-supplements',
    behind: (sheet) =>
      branch(sheet, { height: 430, pairs: 5, lean: 0.2, leafLength: 140, slender: 0.22 }, '#6fae6a', {
        x: -290,
        y: 0,
        turn: -6,
        mirrored: true,
      }) +
      branch(sheet, { height: 380, pairs: 5, lean: 0.2, leafLength: 130, slender: 0.22 }, '#6fae6a', {
        x: 372,
        y: 0,
        turn: 22,
      }) +
      floating('chain', 42, '#e08a3a', -280, -600, 0.26),
    items: (sheet) => [
      pack(sheet, 'galahealth-vitamin-c-1000', { x: -116, y: -36, scale: 0.98 }, 'portrait'),
      pack(sheet, 'galahealth-multivitamin', { x: 78, y: 4, scale: 0.96 }),
      pack(sheet, 'jekogal-omega-3-1000', { x: 252, y: -34, scale: 0.82 }, 'slim'),
      pack(sheet, 'galapro-baby-drops', { x: 334, y: 22, scale: 0.64 }),
      { x: -338, y: 8, drawing: citrusSlice(sheet, 72, '#f29a2e') },
      { x: -286, y: 36, drawing: citrusSlice(sheet, 48, '#f6b83c') },
      { x: -392, y: 22, drawing: fruit(sheet, 30, '#f0932b') },
      ...(
        [
          ['capsule', -120, 50, -8],
          ['capsule', -72, 44, 12],
          ['softgel', 160, 46, 6],
          ['softgel', 204, 52, -10],
        ] as const
      ).map(
        ([kind, x, y, turn]): Item => ({
          x,
          y,
          drawing: lyingPill(sheet, kind, 19, { main: '#3a8f5c', second: '#f2b33d' }, turn),
        }),
      ),
    ],
  },
  {
    wall: 'personal-care-products',
    behind: (sheet) =>
      branch(sheet, { height: 470, pairs: 6, lean: 0.2, leafLength: 140, slender: 0.22 }, '#d99b90', {
        x: -300,
        y: 0,
        turn: -5,
        mirrored: true,
        far: true,
      }) +
      branch(sheet, { height: 420, pairs: 5, lean: 0.22, leafLength: 140, slender: 0.22 }, '#7fb59c', {
        x: 360,
        y: 0,
        turn: 18,
      }),
    items: (sheet) => [
      pack(sheet, 'babygal-bath-and-shampoo', { x: -190, y: -24, scale: 0.96 }),
      pack(sheet, 'silvana-hand-cream', { x: 8, y: -34, scale: 0.96 }),
      pack(sheet, 'solarus-dry-spray-30', { x: 196, y: -12, scale: 0.92 }),
      pack(sheet, 'silvana-day-cream', { x: 40, y: 36, scale: 0.6 }),
      pack(sheet, 'silvana-hyaluron-serum', { x: 322, y: 16, scale: 0.7 }),
      { x: -300, y: 34, drawing: dollop(sheet, 46, '#fff6ee') },
      { x: 178, y: 50, drawing: pebble(sheet, 34, '#e6d3c8') },
      { x: 224, y: 46, drawing: pebble(sheet, 22, '#d9c0b4') },
      { x: -110, y: 50, drawing: bead(sheet, 12, '#cfe3ef') },
      { x: -78, y: 46, drawing: bead(sheet, 8, '#cfe3ef') },
    ],
  },
];

export const heroCount = themes.length;

interface HeroDrawing {
  svg: string;
  width: number;
  height: number;
}

export function heroScene(index: number, format: HeroFormat, language: Language): HeroDrawing {
  const theme = themes[index] as Theme;
  const { width, height, stage: usual } = heroFormats[format];
  const sheet = new Sheet(width, height, language);
  const colours = walls[theme.wall];
  const photo = theme.photo?.[format];
  const stage = photo?.stage ?? usual;
  const glow = { x: stage.x + 10, y: stage.y - 330 * stage.scale, radius: 560 * stage.scale };
  const wall = photo ? photoWall(sheet, colours.calm, photo) : backdrop(sheet, { ...colours, glow });
  const scene = theme.behind(sheet) + podium(sheet, 440, 34, colours.stage) + stillLife(sheet, theme.items(sheet));
  return { svg: sheet.toSvg(wall + moved(scene, stage.x, stage.y, stage.scale)), width, height };
}
