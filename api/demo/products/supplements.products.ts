import type { DemoProduct } from '../demo-types.ts';

export const supplementProducts: readonly DemoProduct[] = [];
