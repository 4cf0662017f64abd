import { approvedAreas } from '@varda/contract/approval-states';
import type { ApprovalRuleSwitch, ApprovalRules } from '@varda/contract/approvals';
import type { AccountRulesTable } from '../database/accounts.schema.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

type Rule = AccountRulesTable['rule'];

const ruleOf = (area: (typeof approvedAreas)[number]): Rule => `approval.${area}`;
const all: readonly Rule[] = [...approvedAreas.map(ruleOf), 'four_eyes'];

export async function readApprovalRules(db: Db): Promise<ApprovalRules> {
  const rows = await db.selectFrom('account_rules').select('rule').where('rule', 'in', all).execute();
  const isOn = (rule: Rule) => rows.some((row) => row.rule === rule);
  return { areas: approvedAreas.filter((area) => isOn(ruleOf(area))), fourEyes: isOn('four_eyes') };
}

/** Turns a rule on or off; whether it was the other way before. */
export async function switchApprovalRule(tx: Db, { rule: name, on }: ApprovalRuleSwitch): Promise<boolean> {
  const rule = name === 'fourEyes' ? 'four_eyes' : ruleOf(name);
  if (!on)
    return (await tx.deleteFrom('account_rules').where('rule', '=', rule).executeTakeFirst()).numDeletedRows > 0n;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('account_rules')
    .values({ rule, since: now() })
    .onConflict((conflict) => conflict.column('rule').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
