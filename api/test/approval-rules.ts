import { approvalRuleNames } from '@varda/contract/approval-states';
import type { Answer, TestApp } from './test-app.ts';

/** Turns the rules of `on` on and all others off, as an administrator; answers what the last call did, or the first that was refused. */
export async function setApprovalRules(app: TestApp, token: string, on: readonly string[]): Promise<Answer> {
  const rules = new Set([...approvalRuleNames, ...on]);
  let answer: Answer | undefined;
  for (const rule of rules) {
    answer = await app.send('PUT /approval-rules', { token, json: { rule, on: on.includes(rule) } });
    if (answer.status !== 200) break;
  }
  return answer as Answer;
}
