import type { DemoProduct } from '../../demo-types.ts';

export const oilProducts: readonly DemoProduct[] = [];
