import { ellipse, polyline, rectangle } from '../canvas/path.ts';
import { type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import { plastic } from '../packs/round.ts';
import { house } from '../palette.ts';
import { branch, hemp } from '../props/greenery.ts';
import { floor } from './backdrop.ts';
import { pack, stillLife } from './still-life.ts';

function productionLine(sheet: Sheet): Markup {
  const steel = sheet.down([0, '#ffffff'], [0.5, '#d9e5e0'], [1, '#a9bdb5']);
  const machine =
    path(rectangle(560, 120, 300, 330, 24), { fill: sheet.across([0, '#ffffff'], [0.6, '#eaf2ee'], [1, '#c6d8cf']) }) +
    path(rectangle(560, 120, 300, 70, 24), { fill: house.leaf }) +
    path(rectangle(600, 226, 150, 96, 12), { fill: house.ink }) +
    path(
      polyline([
        [616, 290],
        [644, 290],
        [660, 250],
        [684, 306],
        [700, 276],
        [734, 276],
      ]),
      { stroke: house.mint, width: 5 },
    ) +
    [house.mint, house.amber, house.coral]
      .map((fill, index) => path(ellipse(800, 246 + index * 34, 11), { fill }))
      .join('') +
    path(rectangle(600, 350, 220, 12, 6), { fill: '#b9d0c5' }) +
    path('M650 450L770 450L744 508L676 508Z', { fill: plastic(sheet, '#cfdcd6') }) +
    path(rectangle(696, 506, 28, 30, 6), { fill: steel });
  const posts = [90, 1250]
    .map((x) => path(rectangle(x, 0, 60, 720), { fill: sheet.across([0, '#ffffff', 0.7], [1, '#b9d6c9', 0.6]) }))
    .join('');
  const pipe =
    path('M0 70L640 70L640 130', { stroke: '#ffffff', width: 34, opacity: 0.9 }) +
    path('M1400 40L780 40L780 130', { stroke: '#d3e6dd', width: 26 });
  const belt =
    path(rectangle(-20, 838, 1440, 84, 42), { fill: '#24443a' }) +
    path(rectangle(-20, 800, 1440, 60), { fill: sheet.down([0, '#3d5f54'], [1, '#2b4a40']) }) +
    path(rectangle(-20, 856, 1440, 40), { fill: steel }) +
    Array.from({ length: 12 }, (_, index) =>
      path(ellipse(40 + index * 120, 876, 13), { fill: '#6f8a80', stroke: '#ffffff', width: 3 }),
    ).join('') +
    [200, 700, 1200]
      .map((x) =>
        path(rectangle(x - 26, 920, 52, 140), { fill: sheet.across([0, '#dfe9e4'], [0.3, '#ffffff'], [1, '#a9bdb5']) }),
      )
      .join('') +
    path(rectangle(-20, 740, 1440, 12, 6), { fill: sheet.down([0, '#ffffff'], [1, '#9fb5ab']) });
  return (
    posts +
    pipe +
    floor(sheet, 930) +
    belt +
    machine +
    stillLife(
      sheet,
      [130, 420, 710, 1000, 1290].map((x) => pack(sheet, 'bromilan-syrup', { x, y: 826, scale: 0.66 })),
    )
  );
}

const stock = [
  'vardol-500-tablets',
  'galahealth-vitamin-c-1000',
  'lorvana-tablets',
  'herbal-chamomile-tea',
  'satival-capsules',
  'jekogal-omega-3-1000',
];

function warehouse(sheet: Sheet): Markup {
  const levels = [340, 620, 900];
  const rack =
    [60, 470, 890, 1300]
      .map((x) =>
        path(rectangle(x, 60, 34, 900, 4), {
          fill: sheet.across([0, house.fresh], [0.4, house.leaf], [1, house.deep]),
        }),
      )
      .join('') +
    levels
      .map((y) =>
        path(rectangle(40, y, 1320, 30, 4), { fill: sheet.down([0, '#f6c57f'], [0.3, house.amber], [1, '#c57f22']) }),
      )
      .join('');
  const back = levels
    .map((y) =>
      path(rectangle(94, y - 250, 1206, 250), { fill: sheet.down([0, '#ffffff', 0.25], [1, '#9fcbb8', 0.5]) }),
    )
    .join('');
  const goods = levels.flatMap((y, level) =>
    [175, 370, 590, 785, 1005, 1200].map((x, index) =>
      pack(
        sheet,
        stock[(index + level * 2) % stock.length] as string,
        { x, y: y + 2, scale: 0.5 },
        index % 3 === level ? 'landscape' : 'portrait',
      ),
    ),
  );
  return back + floor(sheet, 930) + rack + stillLife(sheet, goods);
}

function cbdGreenhouse(sheet: Sheet): Markup {
  const roof = 'M60 420L700 90L1340 420L1340 900L60 900Z';
  const bar = { stroke: '#ffffff', width: 12, opacity: 0.95 };
  const frame =
    path(roof, {
      fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff', 0.85], [0.5, '#e3f4ec', 0.7], [1, '#b4dcca', 0.7]),
    }) +
    path(roof, bar) +
    path(
      polyline([
        [60, 420],
        [1340, 420],
      ]),
      bar,
    ) +
    [273, 487, 700, 913, 1127]
      .map((x) =>
        path(
          polyline([
            [x, 420 - (330 * (640 - Math.abs(x - 700))) / 640],
            [x, 900],
          ]),
          { ...bar, width: 7 },
        ),
      )
      .join('') +
    path('M110 440L400 440L220 880L110 880Z', { fill: '#ffffff', opacity: 0.28 });
  const sun = ellipse(250, 170, 92);
  const halo = ellipse(250, 170, 240);
  const plant = (x: number, y: number, size: number, tone: string) =>
    moved(
      branch(sheet, { height: 380, pairs: 3, lean: 0.02, leafLength: 60 }, tone, {}) +
        hemp(tone, 116, { x: -66, y: -120, turn: -42 }) +
        hemp(tone, 116, { x: 70, y: -140, turn: 42 }) +
        hemp(tone, 124, { x: -58, y: -240, turn: -28 }) +
        hemp(tone, 120, { x: 62, y: -262, turn: 30 }) +
        hemp(tone, 136, { x: 4, y: -350, turn: 0 }),
      x,
      y,
      size,
    );
  const bed = (y: number, height: number) =>
    path(rectangle(-20, y, 1440, height), { fill: sheet.down([0, '#ffffff'], [0.1, '#f1f6f3'], [1, '#bcd5ca']) }) +
    path(ellipse(700, y + 6, 760, 16), { fill: '#6b5038' });
  return (
    path(halo, { fill: sheet.glow(0.5, 0.5, 0.5, [0, '#ffe2a8', 0.9], [1, '#ffe2a8', 0]) }) +
    path(sun, { fill: sheet.glow(0.4, 0.35, 0.7, [0, '#ffe9b0'], [1, '#f5bd5a']) }) +
    frame +
    floor(sheet, 890) +
    bed(772, 90) +
    [190, 445, 700, 955, 1210].map((x) => plant(x, 778, 0.6, '#86b37a')).join('') +
    bed(944, 130) +
    [60, 380, 700, 1020, 1340].map((x) => plant(x, 952, 0.84, '#4f8f4e')).join('')
  );
}

export const works = { 'production-line': productionLine, warehouse, 'cbd-greenhouse': cbdGreenhouse };
