import { type Area, areaOfKind, areas } from './permissions.ts';

/** Somebody waits for an answer to it; somebody has sent it back. */
export const approvalStates = ['asked', 'returned'] as const;
export type ApprovalState = (typeof approvalStates)[number];

const beside: readonly (string | null)[] = Object.values(areaOfKind);

/** The areas whose content has drafts: those of kinds, and the categories of products. */
export const approvedAreas = (Object.keys(areas) as Area[]).filter(
  (area) => area.endsWith('-products') || beside.includes(area),
);
