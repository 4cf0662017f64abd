import type { Draft } from '@varda/contract/drafts';
import type { Plannable } from './schedule-items.tsx';

/** A draft as it is scheduled: as somebody has seen it. */
export function draftToPlan({ entity, _id, __v, title, state }: Draft): Plannable {
  return { entity, _id, __v, title, draftState: state, action: 'publish', language: null };
}
