import type { DemoProduct } from '../../demo-types.ts';

export const solarusProducts: readonly DemoProduct[] = [];
