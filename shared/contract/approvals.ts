import { z } from 'zod';
import { approvalRuleNames, approvalStates, approvedAreas } from './approval-states.ts';
import { bounds } from './bounds.ts';
import { author } from './edit-history.ts';
import { moment } from './entity.ts';
import { optionalText, requiredText } from './text-schemas.ts';

/** In which areas who may not publish asks somebody who may, and whether that has to be somebody who has written none of it. */
export const approvalRules = z.object({ areas: z.array(z.enum(approvedAreas)), fourEyes: z.boolean() });
export type ApprovalRules = z.infer<typeof approvalRules>;

export const approvalRuleSwitch = z.object({ rule: z.enum(approvalRuleNames), on: z.boolean() });
export type ApprovalRuleSwitch = z.infer<typeof approvalRuleSwitch>;

/** A request to publish a draft. It goes with the draft: once that is published or discarded, the activity log tells of it. */
export const approval = z.object({
  state: z.enum(approvalStates),
  askedAt: moment,
  askedBy: author,
  note: z.string(),
  /** Whether the draft was saved after that. */
  isChanged: z.boolean(),
  /** Why it was not approved; null as long as nobody has said. */
  returned: z.object({ at: moment, by: author, comment: z.string() }).nullable(),
  /** Everybody who has saved the draft, by the names of today. */
  writers: z.array(z.string()),
  /** Whether four eyes are wanted and the account that reads this has asked, or written some of it. */
  needsAnother: z.boolean(),
  /** Whether the account that reads this may take the request back; an older api does not say. */
  mayWithdraw: z.boolean().optional(),
});
export type Approval = z.infer<typeof approval>;

export const approvalRequest = z.object({ note: optionalText(bounds.line) });
export const approvalReturn = z.object({ comment: requiredText(bounds.line) });
