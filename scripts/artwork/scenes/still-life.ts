import { demoProducts } from '../../../api/demo/demo-content.ts';
import type { DemoProduct } from '../../../api/demo/demo-types.ts';
import { type Markup, moved, type Sheet } from '../canvas/sheet.ts';
import { type Drawing, shadowOf, standing } from '../packs/drawing.ts';
import { type CartonShape, cartonOf, packOf } from './packs.ts';

/** A thing on the ground; those with a larger `y` stand in front. */
export interface Item {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  /** How far to either side markup goes that has no box of its own. */
  reach?: number;
  /** A pack with its shadow, or markup that brings its own. */
  drawing: Drawing | Markup;
}

export function productOf(key: string): DemoProduct {
  const product = demoProducts.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`The demo content has no product “${key}”: name another one in this scene.`);
  return product;
}

/** A product's own pack, or a carton of the asked shape, at its place. */
export function pack(sheet: Sheet, key: string, at: Omit<Item, 'drawing'>, shape?: CartonShape): Item {
  const product = productOf(key);
  return { ...at, drawing: shape ? cartonOf(sheet, product, shape) : packOf(sheet, product) };
}

/** All shadows first, then the things from back to front, so that no shadow lies on a thing behind. */
export function stillLife(sheet: Sheet, items: readonly Item[]): Markup {
  const ordered = items.toSorted((one, other) => one.y - other.y);
  const shadows = ordered.map(({ drawing, ...at }) =>
    typeof drawing === 'string' ? '' : shadowOf(sheet, { drawing, ...at }),
  );
  const things = ordered.map(({ drawing, ...at }) =>
    typeof drawing === 'string' ? moved(drawing, at.x, at.y, at.scale, at.turn) : standing({ drawing, ...at }),
  );
  return shadows.join('') + things.join('');
}
