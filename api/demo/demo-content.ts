import type { DemoDosage, DemoProduct } from './demo-types.ts';
import { dosageEntries } from './dosage/dosage.entries.ts';
import { cbdProducts } from './products/cbd.products.ts';
import { herbalProducts } from './products/herbal.products.ts';
import { medicinalProducts } from './products/medicinal.products.ts';
import { personalCareProducts } from './products/personal-care.products.ts';
import { supplementProducts } from './products/supplements.products.ts';

/** Every product of the demo content, in the order of positions within each shelf. */
export const demoProducts: readonly DemoProduct[] = [
  ...medicinalProducts,
  ...cbdProducts,
  ...herbalProducts,
  ...supplementProducts,
  ...personalCareProducts,
];

/** Every dosage entry of the demo content, the first one first on the home page. */
export const demoDosage: readonly DemoDosage[] = dosageEntries;
