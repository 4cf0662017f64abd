import type { Entity } from '../resource/resource.ts';

/** What rows know of their saves. */
export interface SavedRow extends Entity {
  createdAt?: string;
  updatedAt?: string;
}
