import { type Area, areas, permissionFor } from './permissions.ts';

/** Somebody waits for an answer to it; somebody has sent it back. */
export const approvalStates = ['asked', 'returned'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The areas whose content has drafts. What is published of releases is no content. */
export const approvedAreas = (Object.keys(areas) as Area[]).filter(
  (area) => area !== 'releases' && permissionFor(area, 'publish') !== undefined,
);

/** What administrators turn on and off, each by itself: two of them at once undo nothing of each other. */
export const approvalRuleNames: readonly [...Area[], 'fourEyes'] = [...approvedAreas, 'fourEyes'];
