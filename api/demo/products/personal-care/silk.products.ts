import type { DemoProduct } from '../../demo-types.ts';

export const silkProducts: readonly DemoProduct[] = [];
