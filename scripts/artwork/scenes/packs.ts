import type { DemoProduct } from '../../../api/demo/demo-types.ts';
import { type Colour, darker, mix } from '../canvas/colour.ts';
import { seededBy } from '../canvas/random.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { amber, type BottleKind, bottle } from '../packs/bottles.ts';
import { type CartonSize, carton } from '../packs/carton.ts';
import type { Drawing } from '../packs/drawing.ts';
import { dropper } from '../packs/dropper.ts';
import { blister, sachet } from '../packs/flats.ts';
import { jar } from '../packs/jar.ts';
import { pump } from '../packs/pump.ts';
import { type SprayKind, spray } from '../packs/sprays.ts';
import { tube } from '../packs/tube.ts';
import type { PillKind } from '../props/pills.ts';
import { designOf, wordsOf } from './dressing.ts';

/** The pack that a product is sold in. */
export function packOf(sheet: Sheet, product: DemoProduct): Drawing {
  const design = designOf(product, sheet.language);
  const words = wordsOf(product);
  switch (product.pack.kind) {
    case 'carton':
      return cartonOf(sheet, product);
    case 'bottle':
      return bottle(sheet, design, bottleKind(product));
    case 'dropper':
      return dropper(sheet, design, dropperGlass(product), /serum|nail|baby/.test(words) ? '#f1f4f2' : '#2b3431');
    case 'tube':
      return tube(sheet, design, tubeSize(product));
    case 'jar':
      return jar(sheet, design, /balm|salts|ointment/.test(words) ? darker(design.inks.main, 0.02) : design.inks.main);
    case 'blister':
      return blister(sheet, design, { columns: 5, rows: 2, pill: pillOf(product) });
    case 'sachet':
      return sachet(sheet, design);
    case 'spray':
      return spray(sheet, design, sprayKind(product));
    case 'pump':
      return pump(sheet, design);
  }
}

/** Shapes of boxes that a seed chooses from. */
const cartonShapes = {
  portrait: [
    { width: 300, height: 430, depth: 130, turn: 22 },
    { width: 280, height: 450, depth: 110, turn: 20 },
    { width: 320, height: 400, depth: 150, turn: 24 },
  ],
  landscape: [
    { width: 440, height: 250, depth: 120, turn: 18 },
    { width: 420, height: 270, depth: 140, turn: 20 },
  ],
  slim: [
    { width: 190, height: 440, depth: 110, turn: 24 },
    { width: 205, height: 420, depth: 120, turn: 26 },
  ],
} satisfies Record<string, CartonSize[]>;

export type CartonShape = keyof typeof cartonShapes;

export function cartonOf(sheet: Sheet, product: DemoProduct, shape?: CartonShape): Drawing {
  const random = seededBy(`${product.key} carton`);
  const own: CartonShape = random.chance(0.45) ? 'landscape' : 'portrait';
  return carton(sheet, designOf(product, sheet.language), random.pick<CartonSize>(cartonShapes[shape ?? own]));
}

export function blisterOf(sheet: Sheet, product: DemoProduct, columns = 5, rows = 2): Drawing {
  return blister(sheet, designOf(product, sheet.language), { columns, rows, pill: pillOf(product) });
}

export function sachetOf(sheet: Sheet, product: DemoProduct): Drawing {
  return sachet(sheet, designOf(product, sheet.language));
}

export function pillOf(product: DemoProduct): PillKind {
  const words = wordsOf(product);
  if (/soft|cod liver|omega|dha|chews/.test(words)) return 'softgel';
  if (/capsule/.test(words)) return 'capsule';
  if (/lozenge|chew/.test(words)) return 'tinted';
  return seededBy(product.key).pick(['round', 'oblong']);
}

export function bottleKind(product: DemoProduct): BottleKind {
  const words = wordsOf(product);
  if (/tablets|capsules/.test(words)) return 'pills';
  const internal = /Medicinal|Supplements/.test(product.categoryName);
  if (/\boil\b/.test(words) && !internal) return 'oil';
  return internal || /syrup|solution/.test(words) ? 'syrup' : 'lotion';
}

export function sprayKind(product: DemoProduct): SprayKind {
  const words = wordsOf(product);
  if (/nasal|nose/.test(words)) return 'nasal';
  return /throat|oral|mouth/.test(words) ? 'throat' : 'mist';
}

function dropperGlass(product: DemoProduct): Colour {
  const { inks } = designOf(product);
  const words = wordsOf(product);
  if (/serum|nail/.test(words)) return mix(inks.main, '#ffffff', 0.3);
  if (/baby/.test(words)) return mix(inks.main, '#ffffff', 0.45);
  if (/^CBD/.test(product.categoryName)) return '#47663a';
  return amber;
}

/** Small contents come in slimmer and shorter tubes. */
function tubeSize(product: DemoProduct) {
  const amount = Number.parseFloat(product.pack.amount.en);
  if (amount <= 15) return { crimp: 74, shoulder: 56, height: 330 };
  return amount <= 40 ? { crimp: 92, shoulder: 72, height: 370 } : {};
}
