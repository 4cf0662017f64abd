import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { readAccountRules, writeAccountRules } from './account-rules.repository.ts';
import { holdAccount } from './hold-account.ts';
import { hasAnyFactor } from './second-factors.repository.ts';

export function accountRulesRoutes(handle: Handle, db: Db): void {
  handle('GET /account-rules', () => readAccountRules(db));

  handle('PUT /account-rules', async ({ body, session, request }) => {
    const changed = await db.transaction().execute(async (tx) => {
      await holdAccount(tx, session.userId);
      // Who asks it of all others has tried it out.
      if (body.secondFactor && !(await hasAnyFactor(tx, session.userId)))
        throw new HttpError('conflict', { fields: { secondFactor: ruleTexts.factor_first } });
      const isChanged = await writeAccountRules(tx, body);
      const detail = body.secondFactor ? 'secondFactorRequired' : 'secondFactorOptional';
      if (isChanged) await noteActivity(tx, { action: 'edit', entity: 'users', details: [detail] }, session);
      return isChanged;
    });
    if (changed) logSecurity(request, body.secondFactor ? 'factor_required' : 'factor_optional');
    return body;
  });
}
