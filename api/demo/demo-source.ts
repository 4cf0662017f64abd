import path from 'node:path';
import { demoDosage, demoProducts } from './demo-content.ts';
import type { DemoDosage, DemoProduct } from './demo-types.ts';

/** What an empty database is filled with. */
export interface DemoSource {
  products: readonly Pick<DemoProduct, 'key' | 'categoryName' | 'name' | 'description' | 'dosage'>[];
  dosage: readonly DemoDosage[];
  /** Pictures, as `products/<key>.webp` and `dosage/<key>.webp`; one that is missing is done without. */
  pictures: string;
}

export const demoSource: DemoSource = {
  products: demoProducts,
  dosage: demoDosage,
  pictures: path.join(import.meta.dirname, 'pictures'),
};
