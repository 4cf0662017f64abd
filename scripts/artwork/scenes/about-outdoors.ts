import { darker, lighter } from '../canvas/colour.ts';
import { ellipse, polygon, polyline, rectangle } from '../canvas/path.ts';
import { drawn, placed } from '../canvas/shape.ts';
import { group, type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import { house } from '../palette.ts';
import { mark, signature } from '../print/mark.ts';

function hills(sheet: Sheet): Markup {
  return (
    path('M0 640C180 520 330 500 520 610C700 480 900 440 1090 580C1220 520 1320 520 1400 560L1400 900L0 900Z', {
      fill: sheet.down([0, '#b4dccb'], [1, '#d3ebe0']),
    }) +
    path('M0 720C240 640 420 660 640 720C860 640 1120 640 1400 700L1400 900L0 900Z', {
      fill: sheet.down([0, '#97cdb7'], [1, '#c3e3d6']),
    })
  );
}

function lawn(sheet: Sheet, y: number): Markup {
  return path(rectangle(0, y, 1400, 1050 - y), { fill: sheet.down([0, '#8cc4a4'], [1, '#5fa585']) });
}

function cloud(x: number, y: number, scale: number): Markup {
  return moved(
    path('M-120 0C-160 0 -160 -50 -112 -52C-104 -104 -30 -110 -8 -70C30 -100 84 -80 82 -40C130 -44 134 0 100 0Z', {
      fill: '#ffffff',
      opacity: 0.85,
    }),
    x,
    y,
    scale,
  );
}

function tree(sheet: Sheet, x: number, y: number, scale: number, tone: string): Markup {
  const shadow = ellipse(50, 4, 120, 16);
  const crown = (cx: number, cy: number, radius: number) =>
    path(ellipse(cx, cy, radius), {
      fill: sheet.glow(0.32, 0.28, 0.85, [0, lighter(tone, 0.12)], [0.55, tone], [1, darker(tone, 0.1)]),
    });
  return moved(
    path(shadow, { fill: '#0c3a2c', opacity: 0.28, filter: sheet.blur(9, shadow) }) +
      path('M-11 4L-7 -170L9 -170L13 4Z', { fill: sheet.across([0, '#a5825f'], [1, '#6d5138']) }) +
      crown(-46, -190, 66) +
      crown(50, -196, 62) +
      crown(0, -266, 78),
    x,
    y,
    scale,
  );
}

const pane = (sheet: Sheet, x: number, y: number, width: number, height: number): Markup =>
  path(rectangle(x, y, width, height, 3), {
    fill: sheet.slant([0, 0], [1, 1], [0, '#cfeaf0'], [0.5, '#8fc4c9'], [1, '#5d9ea0']),
  }) +
  path(
    polygon([
      [x, y],
      [x + width * 0.5, y],
      [x, y + height * 0.8],
    ]),
    { fill: '#ffffff', opacity: 0.26 },
  );

function headquarters(sheet: Sheet): Markup {
  const sign = signature({ radius: 30, disc: house.leaf, leaf: '#ffffff', ink: house.ink, name: 'Varda Pharm' });
  const ground = ellipse(760, 862, 560, 30);
  const windows = (left: number, columns: number, top: number, rows: number) =>
    Array.from({ length: rows * columns }, (_, index) =>
      pane(sheet, left + (index % columns) * 92, top + Math.floor(index / columns) * 108, 70, 76),
    ).join('');
  const building =
    path(ground, { fill: '#0c3a2c', opacity: 0.4, filter: sheet.blur(16, ground) }) +
    path(rectangle(230, 440, 330, 420), { fill: sheet.across([0, '#ffffff'], [1, '#dcebe4']) }) +
    path(rectangle(222, 428, 346, 20, 4), { fill: house.leaf }) +
    windows(262, 3, 490, 3) +
    path(rectangle(880, 380, 310, 480), { fill: sheet.across([0, '#eef5f2'], [1, '#c3d9cf']) }) +
    path(rectangle(872, 368, 326, 20, 4), { fill: house.deep }) +
    windows(912, 3, 430, 4) +
    path(rectangle(540, 250, 360, 610), { fill: sheet.across([0, house.fresh], [0.4, house.leaf], [1, house.deep]) }) +
    path(rectangle(530, 236, 380, 22, 4), { fill: '#ffffff' }) +
    drawn(placed(mark('#ffffff', house.leaf), { x: 720, y: 378, scale: 78 })) +
    [0, 1]
      .map((row) => [0, 1, 2].map((column) => pane(sheet, 574 + column * 102, 500 + row * 96, 88, 70)).join(''))
      .join('') +
    path(rectangle(520, 690, 400, 74, 8), { fill: sheet.down([0, '#ffffff'], [1, '#dfece6']) }) +
    moved(drawn(sign.shapes), 720 - sign.width / 2, 727) +
    path(rectangle(590, 764, 260, 98), { fill: house.ink }) +
    pane(sheet, 602, 772, 56, 90) +
    pane(sheet, 664, 772, 54, 90) +
    pane(sheet, 724, 772, 54, 90) +
    pane(sheet, 784, 772, 56, 90);
  return (
    cloud(250, 220, 1.1) +
    cloud(1120, 190, 1.3) +
    hills(sheet) +
    lawn(sheet, 850) +
    tree(sheet, 1250, 858, 0.9, '#4f9d78') +
    tree(sheet, 170, 856, 0.8, '#5aa883') +
    building +
    path('M590 862L850 862L1010 1050L430 1050Z', { fill: sheet.down([0, '#dfeae5'], [1, '#f6faf8']) }) +
    tree(sheet, 90, 950, 1.3, house.fresh) +
    tree(sheet, 1310, 960, 1.36, house.fresh) +
    tree(sheet, 350, 900, 0.6, '#5aa883') +
    tree(sheet, 1090, 905, 0.62, '#5aa883')
  );
}

/** Capitals about Skopje, roughly as on a map, and how far the way there bends to its right. */
const markets: readonly (readonly [x: number, y: number, bend: number])[] = [
  [318, 196, 0.05], // Slovenia
  [510, 236, 0.1], // Croatia
  [600, 530, -0.1], // Bosnia and Herzegovina
  [960, 350, 0.15], // Serbia
  [690, 670, -0.15], // Montenegro
  [915, 570, 0], // Kosovo
  [770, 880, -0.15], // Albania
  [1210, 620, -0.25], // Bulgaria
];
const skopje = [960, 740] as const;

function exportMap(sheet: Sheet): Markup {
  const land = Array.from({ length: 34 * 25 }, (_, index) => {
    const [x, y] = [40 + (index % 34) * 40 + (Math.floor(index / 34) % 2) * 20, 50 + Math.floor(index / 34) * 40];
    const near = Math.min(...[...markets, skopje].map(([mx, my]) => Math.hypot(mx - x, my - y)));
    return near < 205 ? path(ellipse(x, y, 8.5 - near / 42), { fill: house.fresh, opacity: 0.5 - near / 560 }) : '';
  });
  const [sx, sy] = skopje;
  const arcs = markets.map(([x, y, bend]) => {
    const [mx, my] = [(x + sx) / 2 - (y - sy) * bend, (y + sy) / 2 + (x - sx) * bend];
    const arc = `M${sx} ${sy}Q${mx} ${my} ${x} ${y}`;
    return path(arc, { stroke: '#ffffff', width: 13, opacity: 0.75 }) + path(arc, { stroke: house.leaf, width: 5.5 });
  });
  const dot = ([x, y]: (typeof markets)[number]) => {
    const shadow = ellipse(x + 6, y + 9, 26);
    return (
      path(shadow, { fill: '#16261f', opacity: 0.3, filter: sheet.blur(7, shadow) }) +
      path(ellipse(x, y, 27), { fill: '#ffffff' }) +
      path(ellipse(x, y, 18), { fill: sheet.glow(0.35, 0.3, 0.8, [0, '#f8c988'], [1, house.amber]) })
    );
  };
  const under = ellipse(sx + 10, sy + 16, 66);
  return (
    land.join('') +
    arcs.join('') +
    markets.map(dot).join('') +
    [150, 110].map((radius) => path(ellipse(sx, sy, radius), { fill: house.mint, opacity: 0.28 })).join('') +
    path(under, { fill: '#16261f', opacity: 0.35, filter: sheet.blur(12, under) }) +
    path(ellipse(sx, sy, 74), { fill: '#ffffff' }) +
    drawn(placed(mark(house.leaf, '#ffffff'), { x: sx, y: sy, scale: 62 }))
  );
}

function solarRoof(sheet: Sheet): Markup {
  const panel = (x: number, y: number) => {
    const face: [number, number][] = [
      [x, y],
      [x + 168, y],
      [x + 148, y + 92],
      [x - 32, y + 92],
    ];
    const across = [1, 2, 3].map((n) =>
      polyline([
        [x + 42 * n, y],
        [x - 32 + 45 * n, y + 92],
      ]),
    );
    const down = [1, 2].map((n) =>
      polyline([
        [x - 10.6 * n, y + 30.6 * n],
        [x + 168 - 6.6 * n, y + 30.6 * n],
      ]),
    );
    return (
      path(polygon(face), { fill: sheet.slant([0, 0], [1, 1], [0, '#6fb3c9'], [0.4, '#2b6c8c'], [1, '#173f5c']) }) +
      [...across, ...down].map((data) => path(data, { stroke: '#bfe0ea', width: 2, opacity: 0.7 })).join('') +
      path(polygon(face), { stroke: '#ffffff', width: 5 })
    );
  };
  const halo = ellipse(250, 186, 330);
  const ground = ellipse(740, 888, 640, 28);
  const rays = Array.from({ length: 12 }, (_, index) =>
    moved(path(rectangle(128, -6, 48, 12, 6), { fill: '#f5bd5a', opacity: 0.85 }), 250, 186, 1, index * 30),
  );
  return (
    path(halo, { fill: sheet.glow(0.5, 0.5, 0.5, [0, '#ffe2a8', 0.95], [1, '#ffe2a8', 0]) }) +
    rays.join('') +
    path(ellipse(250, 186, 104), { fill: sheet.glow(0.38, 0.34, 0.75, [0, '#ffedbd'], [1, '#f3b44a']) }) +
    cloud(1090, 200, 1.2) +
    cloud(760, 150, 0.7) +
    hills(sheet) +
    lawn(sheet, 872) +
    path(ground, { fill: '#0c3a2c', opacity: 0.4, filter: sheet.blur(16, ground) }) +
    path(
      polygon([
        [250, 380],
        [1210, 380],
        [1300, 640],
        [130, 640],
      ]),
      { fill: sheet.down([0, '#eaf3ef'], [1, '#c6d9d0']) },
    ) +
    [0, 1]
      .map((row) => [0, 1, 2, 3, 4].map((n) => panel(280 - row * 42 + n * (184 + row * 12), 404 + row * 116)).join(''))
      .join('') +
    path(rectangle(118, 636, 1194, 30, 5), { fill: house.leaf }) +
    path(rectangle(140, 666, 1150, 220), { fill: sheet.across([0, '#ffffff'], [0.5, '#eef5f2'], [1, '#c3d9cf']) }) +
    Array.from({ length: 24 }, (_, index) =>
      path(rectangle(160 + index * 47, 666, 2, 220), { fill: '#bfd3ca', opacity: 0.55 }),
    ).join('') +
    [190, 310, 430].map((x) => pane(sheet, x, 716, 96, 70)).join('') +
    [860, 1070]
      .map(
        (x) =>
          path(rectangle(x, 716, 170, 170, 6), { fill: sheet.down([0, '#b9cfc5'], [1, '#dce8e2']) }) +
          [746, 776, 806, 836, 866].map((y) => path(rectangle(x, y, 170, 3), { fill: '#9fb8ad' })).join(''),
      )
      .join('') +
    drawn(placed(mark(house.leaf, '#ffffff'), { x: 690, y: 772, scale: 58 })) +
    group(tree(sheet, 80, 930, 1.1, house.fresh) + tree(sheet, 1340, 936, 1.14, house.fresh))
  );
}

export const outdoors = { headquarters, 'export-map': exportMap, 'solar-roof': solarRoof };
