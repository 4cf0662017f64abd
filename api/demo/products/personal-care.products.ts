import type { DemoProduct } from '../demo-types.ts';
import { babygalProducts } from './personal-care/babygal.products.ts';
import { citrogalaProducts } from './personal-care/citrogala.products.ts';
import { faceProducts } from './personal-care/face.products.ts';
import { footProducts } from './personal-care/foot.products.ts';
import { handProducts } from './personal-care/hand.products.ts';
import { mamProducts } from './personal-care/mam.products.ts';
import { oilProducts } from './personal-care/oil.products.ts';
import { silkProducts } from './personal-care/silk.products.ts';
import { solarusProducts } from './personal-care/solarus.products.ts';

/** The nine lines of personal care, one file each. */
export const personalCareProducts: readonly DemoProduct[] = [
  ...babygalProducts,
  ...mamProducts,
  ...faceProducts,
  ...footProducts,
  ...handProducts,
  ...oilProducts,
  ...silkProducts,
  ...solarusProducts,
  ...citrogalaProducts,
];
