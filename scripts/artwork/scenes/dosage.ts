import type { Language } from '@varda/contract/language';
import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, type Point, polyline, rectangle, smooth } from '../canvas/path.ts';
import { seededBy } from '../canvas/random.ts';
import { type Markup, moved, path, Sheet } from '../canvas/sheet.ts';
import { type Wall, walls } from '../palette.ts';
import { dollop, swipe } from '../props/cream.ts';
import { branch, citrusSlice, hemp, lyingLeaf } from '../props/greenery.ts';
import { pill } from '../props/pills.ts';
import { pipette } from '../props/pipette.ts';
import { bead, lyingPill, pebble } from '../props/scatter.ts';
import { drinkingGlass, measuringCup, spoon } from '../props/vessels.ts';
import { blisterOf, sachetOf } from './packs.ts';
import { type Item, pack, productOf, stillLife } from './still-life.ts';

export const dosageSize = { width: 1200, height: 900 };

/** Where things stand: the middle of the table's front. */
const ground = { x: 600, y: 770 };

interface DosageScene {
  wall: Wall;
  items: (sheet: Sheet) => Item[];
  behind?: (sheet: Sheet) => Markup;
  before?: (sheet: Sheet) => Markup;
}

const whitePill = { main: '#ffffff', second: '#ffffff' };
const water: Colour = '#b9ddec';
const sand: Wall = { calm: '#fff7e2', middle: '#ffe9b8', rich: '#f6c667', stage: '#fff7e6' };
const lilac: Wall = { calm: '#f7f4fb', middle: '#e6def3', rich: '#bda9dc', stage: '#ffffff' };
const sky: Wall = { calm: '#f0f8fd', middle: '#d5eaf7', rich: '#93c5e4', stage: '#ffffff' };

/** By the keys of the demo content's dosage entries. */
const scenes: Record<string, DosageScene> = {
  tablets: {
    wall: walls.company,
    items: (sheet) => [
      { x: 150, y: -40, drawing: drinkingGlass(sheet, water, { height: 430 }) },
      { x: -210, y: -10, scale: 1.25, turn: -4, drawing: blisterOf(sheet, productOf('vardol-500-tablets'), 4, 3) },
      { x: -30, y: 62, drawing: lyingPill(sheet, 'oblong', 48, whitePill, -8) },
      { x: 98, y: 92, drawing: lyingPill(sheet, 'oblong', 48, whitePill, 10) },
      { x: 372, y: 46, drawing: lyingPill(sheet, 'oblong', 40, whitePill, -4) },
    ],
  },
  syrups: {
    wall: { calm: '#fdf6ec', middle: '#f7e3c4', rich: '#e0b06a', stage: '#ffffff' },
    items: (sheet) => [
      pack(sheet, 'bromilan-syrup', { x: -150, y: -34, scale: 1.32 }),
      { x: 140, y: 20, scale: 2, drawing: measuringCup(sheet, '#b06a26', 0.62) },
      { x: 66, y: 92, scale: 1.5, drawing: spoon(sheet, '#b06a26', 240) },
    ],
  },
  'ointments-and-creams': {
    wall: walls['personal-care-products'],
    items: (sheet) => [
      pack(sheet, 'dermaval-ointment', { x: -150, y: -30, scale: 1.36 }),
      pack(sheet, 'silvana-day-cream', { x: 170, y: -24, scale: 1.06 }),
      { x: -70, y: 96, drawing: swipe(sheet, 330, '#fff1e2') },
      { x: -330, y: 60, drawing: dollop(sheet, 66, '#fff4e8') },
    ],
    behind: (sheet) =>
      branch(sheet, { height: 520, pairs: 6, slender: 0.2, leafLength: 170 }, '#8fbfa6', { x: 318, y: -10, turn: 4 }),
  },
  drops: {
    wall: walls['cbd-products'],
    items: (sheet) => [
      pack(sheet, 'satival-oil-10', { x: -170, y: -30, scale: 1.36 }),
      { x: 150, y: 70, scale: 1.9, drawing: spoon(sheet, '#cf9f35', 210) },
      { x: -20, y: 84, drawing: bead(sheet, 20, '#d8b04a') },
    ],
    behind: () =>
      hemp('#6f9f5c', 250, { x: -330, y: -330, turn: -34 }) + hemp('#a3c08d', 190, { x: 380, y: -430, turn: 30 }),
    before: (sheet) => moved(pipette(sheet, '#d8a63a'), 150, -150, 1.5, 14) + drops(sheet, 118, '#d8a63a', [-112, -52]),
  },
  'nasal-spray': {
    wall: sky,
    items: (sheet) => [
      pack(sheet, 'nazovar-nasal-spray', { x: -150, y: -40, scale: 1.16 }, 'slim'),
      pack(sheet, 'nazovar-nasal-spray', { x: 96, y: 10, scale: 1.16 }),
      { x: 262, y: 40, drawing: bead(sheet, 24, '#b9ddee') },
      { x: 318, y: 64, drawing: bead(sheet, 15, '#b9ddee') },
    ],
    before: (sheet) => moved(mist(sheet, '#5aa7cc'), 96, -478, 1.1),
  },
  sachets: {
    wall: sky,
    items: (sheet) => [
      { x: 120, y: 10, drawing: drinkingGlass(sheet, water, { height: 320, level: 0.64 }) },
      { x: -250, y: -20, scale: 1.2, turn: -5, drawing: sachetOf(sheet, productOf('rehivar-sachets')) },
      { x: 330, y: 50, drawing: citrusSlice(sheet, 62, '#f4b93c') },
    ],
    before: (sheet) => pouring(sheet),
  },
  capsules: {
    wall: lilac,
    items: (sheet) => [
      pack(sheet, 'galahealth-multivitamin', { x: -210, y: -40, scale: 1.24 }),
      { x: 220, y: -50, drawing: drinkingGlass(sheet, water, { height: 370 }) },
      ...(
        [
          [-60, 60, 8, 0],
          [40, 92, -14, 1],
          [-150, 96, -6, 2],
          [140, 54, 20, 2],
          [330, 70, -10, 0],
        ] as const
      ).map(
        ([x, y, turn, kind]): Item => ({
          x,
          y,
          drawing: lyingPill(
            sheet,
            kind === 1 ? 'softgel' : 'capsule',
            44,
            kind === 0 ? { main: '#7a5bb5', second: '#f2b33d' } : { main: '#2f8f6b', second: '#fff3d6' },
            turn,
          ),
        }),
      ),
    ],
    before: (sheet) => moved(pill(sheet, 'capsule', 78, { main: '#7a5bb5', second: '#f2b33d' }), 20, -430, 1, -32),
  },
  'sun-protection': {
    wall: sand,
    items: (sheet) => [
      pack(sheet, 'solarus-body-milk-30', { x: -120, y: -20, scale: 1.3 }),
      pack(sheet, 'solarus-face-cream-50', { x: 110, y: 4, scale: 1.06 }),
      { x: 300, y: 50, drawing: pebble(sheet, 56, '#ead9bd') },
      { x: 380, y: 74, drawing: pebble(sheet, 34, '#dcc6a2') },
      { x: -300, y: 70, drawing: dollop(sheet, 54, '#fffaf0') },
      { x: -10, y: 96, drawing: lyingLeaf(sheet, '#7fb07a', 120, -12) },
    ],
    behind: (sheet) => sun(sheet, 264, -500, 128),
  },
};

export function dosageScene(key: string, language: Language): string {
  const scene = scenes[key];
  if (!scene) throw new Error(`scenes/dosage.ts has no scene for the dosage entry “${key}”: add one.`);
  const sheet = new Sheet(dosageSize.width, dosageSize.height, language);
  const things = (scene.behind?.(sheet) ?? '') + stillLife(sheet, scene.items(sheet)) + (scene.before?.(sheet) ?? '');
  return sheet.toSvg(room(sheet, scene.wall) + moved(things, ground.x, ground.y));
}

/** A wall with a soft light on it, and a table before it. */
function room(sheet: Sheet, { calm, middle, rich }: Wall): Markup {
  const { width, height } = sheet;
  const all = rectangle(0, 0, width, height);
  const edge = 640;
  const table = rectangle(0, edge, width, height - edge);
  const light = ellipse(width * 0.48, 380, 560, 430);
  return (
    path(all, { fill: sheet.slant([0, 0], [1, 1], [0, calm], [0.6, middle], [1, mix(middle, rich, 0.7)]) }) +
    path(light, { fill: sheet.glow(0.5, 0.5, 0.5, [0, '#ffffff', 0.9], [0.5, '#ffffff', 0.45], [1, '#ffffff', 0]) }) +
    path(table, { fill: sheet.down([0, mix(middle, rich, 0.16)], [0.3, lighter(middle, 0.02)], [1, calm]) }) +
    path(
      polyline([
        [0, edge],
        [width, edge],
      ]),
      { stroke: '#ffffff', width: 2, opacity: 0.5 },
    )
  );
}

function drops(sheet: Sheet, x: number, colour: Colour, heights: readonly number[]): Markup {
  const outline = 'M0 -26C4 -14 15 -6 15 6C15 15 8 21 0 21C-8 21 -15 15 -15 6C-15 -6 -4 -14 0 -26Z';
  return heights
    .map((y, index) =>
      moved(
        path(outline, {
          fill: sheet.slant([0, 0], [1, 1], [0, lighter(colour, 0.14)], [0.6, colour], [1, darker(colour, 0.12)]),
        }) + path(ellipse(-5, 6, 3, 5), { fill: '#ffffff', opacity: 0.85 }),
        x,
        y,
        1 - index * 0.12,
      ),
    )
    .join('');
}

/** A fine cone of droplets above the origin. */
function mist(sheet: Sheet, colour: Colour): Markup {
  const random = seededBy('mist');
  const cone = 'M0 0L-150 -210C-90 -250 90 -250 150 -210Z';
  const points = Array.from({ length: 120 }, (): Markup => {
    const far = random.between(0.12, 1);
    const aside = random.between(-0.62, 0.62) * (0.5 + far * 0.5);
    return path(ellipse(aside * far * 230, -far * 232, random.between(1.6, 5.2) * (0.6 + far * 0.6)), {
      fill: colour,
      opacity: random.between(0.25, 0.75) * (1.15 - far * 0.7),
    });
  });
  return (
    path(cone, { fill: sheet.glow(0.5, 1, 1, [0, colour, 0.34], [1, colour, 0]), filter: sheet.blur(10, cone) }) +
    points.join('')
  );
}

/** A torn sachet above the glass, its grains on their way. */
function pouring(sheet: Sheet): Markup {
  const random = seededBy('grains');
  const sachet = sachetOf(sheet, productOf('rehivar-sachets'));
  const grains = Array.from({ length: 90 }, (): Markup => {
    const t = random.between(0, 1);
    const x = 128 + random.between(-1, 1) * (9 + t * 26);
    return path(ellipse(x, -478 + t * 268, random.between(2, 4.6)), {
      fill: mix('#ffffff', '#f3dfae', random.between(0, 0.8)),
      opacity: 0.95,
    });
  });
  const stream = smooth([
    [118, -484],
    [128, -400],
    [120, -215],
  ] satisfies Point[]);
  return (
    path(stream, { stroke: '#fff6dd', width: 26, opacity: 0.55, filter: sheet.blur(7, rectangle(80, -490, 90, 290)) }) +
    grains.join('') +
    moved(sachet.markup, 292, -612, 0.86, -128)
  );
}

function sun(sheet: Sheet, x: number, y: number, radius: number): Markup {
  const glow = ellipse(x, y, radius * 2.1);
  const rays = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * Math.PI * 2;
    const reach = index % 2 === 0 ? 1.48 : 1.34;
    const at = (share: number): Point => [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share];
    return path(polyline([at(1.2), at(reach)]), { stroke: '#f7b73c', width: 9, opacity: 0.75 });
  });
  return (
    path(glow, { fill: sheet.glow(0.5, 0.5, 0.5, [0, '#ffd873', 0.9], [0.5, '#ffe7a8', 0.4], [1, '#fff1cc', 0]) }) +
    rays.join('') +
    path(ellipse(x, y, radius), { fill: sheet.slant([0, 0], [1, 1], [0, '#ffd768'], [1, '#f7a92e']) })
  );
}
