import type { DemoProduct } from '../../../api/demo/demo-types.ts';
import { type Colour, mix } from '../canvas/colour.ts';
import { type Random, seededBy } from '../canvas/random.ts';
import type { Sheet } from '../canvas/sheet.ts';
import type { Drawing } from '../packs/drawing.ts';
import { label } from '../packs/round.ts';
import { measuringCup, spoon, tabletTube, teaBag, teacup, waxStrips } from '../props/vessels.ts';
import { accents } from './accents.ts';
import { designOf, wordsOf } from './dressing.ts';
import { blisterOf, bottleKind, cartonOf, packOf, sachetOf, sprayKind } from './packs.ts';
import type { Item } from './still-life.ts';

interface Composition {
  items: Item[];
  /** What rises behind the packs, from their ground. */
  behind: Item[];
}

/** Everything that one composition is made from. */
interface Studio {
  sheet: Sheet;
  product: DemoProduct;
  random: Random;
  words: string;
}

/** A product's pack with what belongs to it, about a common ground. */
export function compose(sheet: Sheet, product: DemoProduct): Composition {
  const studio = { sheet, product, random: seededBy(`${product.key} composition`), words: wordsOf(product) };
  const packs = arrangements[product.pack.kind](studio);
  const { items, behind } = accents(sheet, product, packs);
  return { items: [...packs, ...items], behind };
}

const arrangements: Record<DemoProduct['pack']['kind'], (studio: Studio) => Item[]> = {
  carton(studio) {
    const { sheet, product, words, random } = studio;
    if (/\btea\b/.test(words)) {
      const tea = mix(designOf(product).inks.main, '#c98a2e', 0.4);
      return beside(cartonOf(sheet, product, 'portrait'), [
        { drawing: teacup(sheet, tea), scale: 0.92, overlap: 44, y: 28 },
        { drawing: teaBag(sheet, designOf(product).inks.main), scale: 0.8, overlap: 60, y: 44 },
      ]);
    }
    if (/strips/.test(words)) {
      return beside(cartonOf(sheet, product, 'portrait'), [
        { drawing: waxStrips(sheet, designOf(product).inks.main), overlap: 10, y: 22 },
      ]);
    }
    if (/effervescent/.test(words)) {
      return beside(cartonOf(sheet, product, 'portrait'), [
        { drawing: effervescentTube(sheet, product), scale: 1.04, overlap: 6, y: 24 },
      ]);
    }
    const lying = random.chance(0.4);
    return lying
      ? beside(cartonOf(sheet, product, 'landscape'), [
          { drawing: blisterOf(sheet, product, 2, 3), scale: 0.88, overlap: 26, y: 30 },
        ])
      : beside(cartonOf(sheet, product, 'portrait'), [
          { drawing: blisterOf(sheet, product, 2, 5), scale: 0.86, overlap: 22, y: 30 },
        ]);
  },

  bottle(studio) {
    const { sheet, product, random, words } = studio;
    const own = packOf(sheet, product);
    const { inks } = designOf(product);
    switch (bottleKind(product)) {
      case 'syrup': {
        const liquid: Colour = mix(inks.main, '#b5651a', 0.35);
        const measure: Item = random.chance(0.55)
          ? { x: 238, y: 44, scale: 0.95, drawing: measuringCup(sheet, liquid) }
          : { x: 206, y: 58, scale: 0.76, reach: 150, drawing: spoon(sheet, liquid) };
        return [
          { x: -122, y: -28, scale: 1.02, drawing: cartonOf(sheet, product, random.chance(0.5) ? 'slim' : 'portrait') },
          { x: 92, y: 22, drawing: own },
          ...(/antiseptic/.test(words) ? [] : [measure]),
        ];
      }
      case 'oil':
        return [
          { x: -92, y: -24, drawing: cartonOf(sheet, product, 'slim') },
          { x: 74, y: 18, drawing: own },
        ];
      default:
        return [{ x: 0, y: 0, drawing: own }];
    }
  },

  dropper({ sheet, product }) {
    return [
      { x: -88, y: -24, scale: 0.98, drawing: cartonOf(sheet, product, 'slim') },
      { x: 76, y: 20, scale: 1.02, drawing: packOf(sheet, product) },
    ];
  },

  tube({ sheet, product, random }) {
    const own = packOf(sheet, product);
    if (/^Personal/.test(product.categoryName) && random.chance(0.55)) return [{ x: 0, y: 0, drawing: own }];
    const height = -own.box.top;
    return [
      {
        x: -116,
        y: -18,
        scale: height / 470,
        drawing: cartonOf(sheet, product, random.chance(0.5) ? 'portrait' : 'slim'),
      },
      { x: 124, y: 20, drawing: own },
    ];
  },

  jar({ sheet, product, random }) {
    const own = packOf(sheet, product);
    return random.chance(0.5)
      ? [{ x: 0, y: 0, drawing: own }]
      : [
          { x: -92, y: -34, scale: 0.84, drawing: cartonOf(sheet, product, 'portrait') },
          { x: 96, y: 22, scale: 0.9, drawing: own },
        ];
  },

  blister({ sheet, product }) {
    return [
      { x: -40, y: -26, drawing: cartonOf(sheet, product, 'portrait') },
      { x: 150, y: 36, scale: 0.92, drawing: blisterOf(sheet, product, 4, 2) },
    ];
  },

  sachet({ sheet, product }) {
    const own = sachetOf(sheet, product);
    return [
      { x: -96, y: -30, scale: 0.92, drawing: cartonOf(sheet, product, 'portrait') },
      { x: 176, y: 4, scale: 0.98, turn: 7, drawing: own },
      { x: 104, y: 28, scale: 1.04, turn: -3, drawing: own },
    ];
  },

  spray({ sheet, product }) {
    const own = packOf(sheet, product);
    if (sprayKind(product) === 'mist') return [{ x: 0, y: 0, drawing: own }];
    return [
      { x: -104, y: -24, drawing: cartonOf(sheet, product, 'slim') },
      { x: sprayKind(product) === 'throat' ? 128 : 80, y: 20, scale: 1.02, drawing: own },
    ];
  },

  pump({ sheet, product }) {
    return [{ x: 0, y: 0, drawing: packOf(sheet, product) }];
  },
};

interface Beside {
  drawing: Drawing;
  scale?: number;
  /** How far it stands before the neighbour on its left. */
  overlap: number;
  y: number;
}

/** A box, and to the right of it what was inside, each a little before its neighbour. */
function beside(box: Drawing, others: readonly Beside[]): Item[] {
  const items: Item[] = [{ x: 0, y: 0, drawing: box }];
  let edge = box.box.right;
  for (const { drawing, scale = 1, overlap, y } of others) {
    const x = edge - overlap - drawing.box.left * scale;
    items.push({ x, y, scale, drawing });
    edge = x + drawing.box.right * scale;
  }
  return items;
}

function effervescentTube(sheet: Sheet, product: DemoProduct): Drawing {
  const design = designOf(product, sheet.language);
  const print = label(sheet, design, { top: -318, height: 306, radius: 44, bleed: 16 });
  return tabletTube(sheet, design.inks.main, print);
}
