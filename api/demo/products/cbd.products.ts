import type { DemoProduct } from '../demo-types.ts';

export const cbdProducts: readonly DemoProduct[] = [];
