/** The item is on the site as it was before; it has never been there; it was taken off it. */
export const draftStates = ['changed', 'new', 'unpublished'] as const;
export type DraftState = (typeof draftStates)[number];
