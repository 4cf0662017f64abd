import { approvedAreas } from '@varda/contract/approval-names';
import type { ApprovalRules } from '@varda/contract/approvals';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { AccountRulesTable } from '../database/schema.ts';

type Rule = AccountRulesTable['rule'];

const ruleOf = (area: (typeof approvedAreas)[number]): Rule => `approval.${area}`;
const all: readonly Rule[] = [...approvedAreas.map(ruleOf), 'four_eyes'];

export async function readApprovalRules(db: Db): Promise<ApprovalRules> {
  const rows = await db.selectFrom('account_rules').select('rule').where('rule', 'in', all).execute();
  const isOn = (rule: Rule) => rows.some((row) => row.rule === rule);
  return { areas: approvedAreas.filter((area) => isOn(ruleOf(area))), fourEyes: isOn('four_eyes') };
}

/** Stores the rules; whether they were others before. */
export async function writeApprovalRules(tx: Db, { areas, fourEyes }: ApprovalRules): Promise<boolean> {
  const wanted: Rule[] = [...new Set(areas.map(ruleOf)), ...(fourEyes ? (['four_eyes'] as const) : [])];
  const former = await tx.selectFrom('account_rules').select('rule').where('rule', 'in', all).execute();
  const added = wanted.filter((rule) => !former.some((row) => row.rule === rule));
  const removed = former.map(({ rule }) => rule).filter((rule) => !wanted.includes(rule));
  if (removed.length > 0) await tx.deleteFrom('account_rules').where('rule', 'in', removed).execute();
  if (added.length > 0)
    await tx
      .insertInto('account_rules')
      .values(added.map((rule) => ({ rule, since: now() })))
      .onConflict((conflict) => conflict.column('rule').doNothing())
      .execute();
  return added.length + removed.length > 0;
}
