import type { DemoDosage } from '../demo-types.ts';

export const dosageEntries: readonly DemoDosage[] = [];
