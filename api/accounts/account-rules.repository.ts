import type { AccountRules } from '@varda/contract/account-rules';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

export async function readAccountRules(db: Db): Promise<AccountRules> {
  const rows = await db.selectFrom('account_rules').select('rule').execute();
  return { secondFactor: rows.some(({ rule }) => rule === 'second_factor') };
}

/** Stores what is required; whether that was something else before. */
export async function writeAccountRules(tx: Db, { secondFactor }: AccountRules): Promise<boolean> {
  if (!secondFactor) {
    const { numDeletedRows } = await tx
      .deleteFrom('account_rules')
      .where('rule', '=', 'second_factor')
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('account_rules')
    .values({ rule: 'second_factor', since: now() })
    .onConflict((conflict) => conflict.column('rule').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
