import type { DemoProduct } from '../demo-types.ts';

export const personalCareProducts: readonly DemoProduct[] = [];
