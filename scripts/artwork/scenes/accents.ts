import type { DemoProduct } from '../../../api/demo/demo-types.ts';
import { type Colour, mix } from '../canvas/colour.ts';
import { seededBy } from '../canvas/random.ts';
import type { Markup, Sheet } from '../canvas/sheet.ts';
import type { MotifName } from '../motifs/motifs.ts';
import { dollop } from '../props/cream.ts';
import { branch, citrusSlice, flowerHead, fruit, hemp, lyingLeaf } from '../props/greenery.ts';
import { bead, lyingPill, lyingTablet, pebble } from '../props/scatter.ts';
import { designOf, wordsOf } from './dressing.ts';
import { bottleKind, pillOf } from './packs.ts';
import type { Item } from './still-life.ts';

/** Small things that tell what is in a pack: beside it, before it and behind it. */
export function accents(sheet: Sheet, product: DemoProduct, packs: readonly Item[]): { items: Item[]; behind: Item[] } {
  const random = seededBy(`${product.key} accents`);
  const design = designOf(product);
  const words = wordsOf(product);
  const edges = packs.flatMap(({ x, scale = 1, drawing }) =>
    typeof drawing === 'string' ? [] : [x + drawing.box.left * scale, x + drawing.box.right * scale],
  );
  const [left, right] = [Math.min(...edges), Math.max(...edges)];
  const alone = packs.length === 1;
  const items: Item[] = [];
  const put = (drawing: Markup, x: number, y: number, reach: number) => items.push({ x, y, reach, drawing });

  if (alone && /cream|balm|lotion|milk|gel|wash|shampoo|butter/.test(words)) {
    put(dollop(sheet, 46, creamOf(words, design.inks.main)), right + 30, 30, 50);
  }
  if (bottleKindOf(product) === 'pills') {
    for (const [x, y, turn] of [
      [left - 8, 32, -10],
      [left + 44, 46, 8],
      [right + 8, 36, -4],
    ] as const) {
      put(pillLying(sheet, product, turn), x, y, 24);
    }
  }
  const { front, behind } = ofMotif(sheet, design.motif, design.motifInks.main, words, alone);
  if (front) put(front, left - (alone ? 44 : 30), alone ? 24 : 38, 46);
  if (!behind || !(alone || random.chance(0.45))) return { items, behind: [] };
  const mirrored = random.chance(0.5);
  const x = mirrored ? left + (alone ? 0 : 34) : right - (alone ? 0 : 34);
  return { items, behind: [{ x, y: -6, reach: 150, drawing: behind(mirrored) }] };
}

function pillLying(sheet: Sheet, product: DemoProduct, turn: number): Markup {
  const kind = pillOf(product);
  const { inks } = designOf(product);
  if (kind === 'round' || kind === 'tinted') return lyingTablet(sheet, 19, mix(inks.main, '#ffffff', 0.8));
  return lyingPill(sheet, kind, 22, inks, turn);
}

function bottleKindOf(product: DemoProduct) {
  return product.pack.kind === 'bottle' ? bottleKind(product) : undefined;
}

function creamOf(words: string, main: Colour): Colour {
  if (/gel|wash|shampoo/.test(words)) return mix('#eaf4f7', main, 0.16);
  return mix('#fffaf4', main, 0.03);
}

function fruitColour(words: string): Colour {
  if (/orange|vitamin/.test(words)) return '#f2992e';
  return /lemon|citro\b|family/.test(words) ? '#f1c433' : '#a9c83a';
}

interface Accent {
  front?: Markup;
  /** Grows from the ground, leaning to the left where mirrored. */
  behind?: (mirrored: boolean) => Markup;
}

const green = '#5fa172';

function ofMotif(sheet: Sheet, motif: MotifName, colour: Colour, words: string, alone: boolean): Accent {
  const twig =
    (tone: Colour, slender: number, pairs = 6) =>
    (mirrored: boolean) =>
      branch(sheet, { height: 330, pairs, slender, leafLength: 104 }, tone, {
        turn: mirrored ? -16 : 16,
        mirrored,
      });
  switch (motif) {
    case 'citrus':
      return { front: citrusSlice(sheet, 52, fruitColour(words)) };
    case 'berries':
      return { front: fruit(sheet, 24, '#d9404f') };
    case 'hemp':
      return {
        behind: (mirrored) => hemp('#6a9a58', 150, { x: mirrored ? -50 : 50, y: -144, turn: mirrored ? -34 : 34 }),
      };
    case 'thyme':
      return { behind: twig('#6f9f5f', 0.26, 8) };
    case 'sprig':
    case 'leaf':
      return { front: lyingLeaf(sheet, green, 78, -16), behind: twig(green, 0.21) };
    case 'chamomile':
      return { front: flowerHead(sheet, 40, '#ffffff', '#f0b32e') };
    case 'flower':
      return { front: flowerHead(sheet, 38, mix(colour, '#ffffff', 0.3), '#f3c25a'), behind: twig('#86b396', 0.2) };
    case 'honeycomb':
      return { front: bead(sheet, 20, '#e0951f') };
    case 'drop':
    case 'ripples':
      return alone ? { front: bead(sheet, 18, mix(colour, '#ffffff', 0.55)) } : {};
    case 'fish':
      return { front: lyingPill(sheet, 'softgel', 26, { main: '#e0a83a', second: '#f0b63c' }, -10) };
    case 'heart':
    case 'cloud':
    case 'moon':
    case 'strands':
      return alone
        ? { front: pebble(sheet, 34, mix('#ece7e2', colour, 0.16)), behind: twig(mix('#8fb8a4', colour, 0.3), 0.2) }
        : {};
    default:
      return {};
  }
}
