import type { DemoProduct } from '../demo-types.ts';

export const herbalProducts: readonly DemoProduct[] = [];
