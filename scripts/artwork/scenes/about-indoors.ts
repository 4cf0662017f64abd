import { ellipse, polyline, rectangle } from '../canvas/path.ts';
import { group, type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import { house } from '../palette.ts';
import { branch } from '../props/greenery.ts';
import { flask, loupe, microscope, testTubes, vial } from '../props/laboratory.ts';
import { molecule, molecules } from '../props/molecule.ts';
import { type Person, person } from '../props/person.ts';
import { tablet } from '../props/pills.ts';
import { lyingPill } from '../props/scatter.ts';
import { floor } from './backdrop.ts';
import { blisterOf } from './packs.ts';
import { productOf, stillLife } from './still-life.ts';

const signs = (): Markup =>
  moved(group(molecule(molecules.fan, 58, house.fresh), { opacity: 0.3 }), 250, 250) +
  moved(group(molecule(molecules.pair, 44, house.fresh), { opacity: 0.24 }), 1140, 220);

function laboratory(sheet: Sheet): Markup {
  const shelf = path(rectangle(70, 440, 440, 16, 4), { fill: sheet.down([0, '#ffffff'], [1, '#b9d6c9']) });
  const jars = stillLife(sheet, [
    { x: 150, y: 440, scale: 0.62, drawing: flask(sheet, '#eda340') },
    { x: 270, y: 440, scale: 0.8, drawing: vial(sheet, '#8fccb6') },
    { x: 350, y: 440, scale: 0.8, drawing: vial(sheet, '#d9775c') },
    { x: 430, y: 440, scale: 0.8, drawing: vial(sheet, '#4a9db3') },
  ]);
  return (
    moved(group(molecule(molecules.fan, 58, house.fresh), { opacity: 0.3 }), 1120, 240) +
    shelf +
    jars +
    floor(sheet, 760) +
    stillLife(sheet, [
      {
        x: 300,
        y: 850,
        scale: 1.2,
        drawing: testTubes(sheet, ['#8fccb6', '#eda340', '#4a9db3', '#d9775c', '#34997b']),
      },
      { x: 740, y: 880, scale: 1.36, drawing: microscope(sheet, house.leaf) },
      { x: 1090, y: 850, scale: 1.2, drawing: flask(sheet, '#34997b') },
      { x: 1255, y: 920, scale: 0.84, drawing: flask(sheet, '#eda340') },
      { x: 1020, y: 946, scale: 0.9, drawing: vial(sheet, '#4a9db3') },
      { x: 500, y: 945, scale: 0.9, drawing: vial(sheet, '#8fccb6') },
    ])
  );
}

function qualityControl(sheet: Sheet): Markup {
  const enlarged = tablet(sheet, 122, '#ffffff');
  const sample = blisterOf(sheet, productOf('vardol-500-tablets'), 5, 3);
  return (
    signs() +
    floor(sheet, 700) +
    stillLife(sheet, [
      { x: 500, y: 880, scale: 1.75, turn: -3, drawing: sample },
      { x: 985, y: 780, scale: 1.45, drawing: vial(sheet, '#8fccb6') },
      { x: 1120, y: 780, scale: 1.45, drawing: vial(sheet, '#eda340') },
      { x: 1255, y: 780, scale: 1.45, drawing: vial(sheet, '#4a9db3') },
      { x: 1190, y: 960, drawing: lyingPill(sheet, 'oblong', 48, { main: '#ffffff', second: '#ffffff' }, -10) },
      { x: 260, y: 975, drawing: lyingPill(sheet, 'oblong', 48, { main: '#ffffff', second: '#ffffff' }, 8) },
    ]) +
    moved(loupe(sheet, 190, moved(enlarged, 0, 0, 1, -24)), 720, 560)
  );
}

const people: readonly (Person & { x: number; y: number; scale: number })[] = [
  { x: 330, y: 1060, scale: 1.02, skin: '#e9bd9c', hair: '#6b4630', shirt: '#8fccb6', hairdo: 'bun' },
  { x: 1080, y: 1060, scale: 1.04, skin: '#dba985', hair: '#2f2a28', shirt: '#eda340', hairdo: 'short' },
  { x: 180, y: 1150, scale: 1.1, skin: '#d9a27c', hair: '#8d8f8e', shirt: '#4a9db3', hairdo: 'bald' },
  { x: 1240, y: 1150, scale: 1.06, skin: '#f0c8a8', hair: '#b9783f', shirt: '#d9775c', hairdo: 'bob' },
  {
    x: 510,
    y: 1150,
    scale: 1.16,
    skin: '#e5b492',
    hair: '#3b2c26',
    shirt: '#34997b',
    hairdo: 'short',
    holds: 'clipboard',
  },
  { x: 885, y: 1150, scale: 1.14, skin: '#efc3a2', hair: '#503326', shirt: '#d9775c', hairdo: 'bob', holds: 'flask' },
];

function team(sheet: Sheet): Markup {
  const pane = (x: number) =>
    path(rectangle(x, 120, 250, 500, 10), {
      fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff', 0.9], [1, '#d5ece2', 0.7]),
    }) +
    path(
      polyline([
        [x + 125, 120],
        [x + 125, 620],
      ]),
      { stroke: '#b9d9cb', width: 4, opacity: 0.7 },
    );
  return (
    pane(120) +
    pane(575) +
    pane(1030) +
    branch(sheet, { height: 620, pairs: 6, lean: 0.16 }, house.fresh, { x: 60, y: 1040, turn: -4, far: true }) +
    people
      .map((who) => {
        const shadow = ellipse(30, -220, 190, 250);
        return moved(
          path(shadow, { fill: '#16261f', opacity: 0.13, filter: sheet.blur(26, shadow) }) + person(sheet, who),
          who.x,
          who.y,
          who.scale,
        );
      })
      .join('')
  );
}

export const indoors = { laboratory, 'quality-control': qualityControl, team };
