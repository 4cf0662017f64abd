import type { DemoProduct } from '../../demo-types.ts';

export const citrogalaProducts: readonly DemoProduct[] = [];
