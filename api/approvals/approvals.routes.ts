import { holdAccount } from '../accounts/hold-account.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { once } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Notice } from '../notices/notices.repository.ts';
import { readApprovalRules, switchApprovalRule } from './approval-rules.repository.ts';
import { askApproval, returnDraft, withdrawApproval } from './approvals.ts';

/** @param outbox tells those who may decide, and whoever has asked; without one only their overview does */
export function approvalsRoutes(handle: Handle, db: Db, outbox: Outbox<Notice> | null): void {
  const mails = outbox !== null;
  const change = async (make: (tx: Db) => Promise<void>) => {
    await db.transaction().execute((tx) => once(tx, () => make(tx)));
    outbox?.wake();
    return { done: true as const };
  };

  handle('GET /approval-rules', () => readApprovalRules(db));

  handle('PUT /approval-rules', ({ body, session }) =>
    db.transaction().execute(async (tx) => {
      await holdAccount(tx, session.userId);
      const isChanged = await switchApprovalRule(tx, body);
      if (isChanged) await noteActivity(tx, { action: 'edit', entity: 'users', details: ['approvalRules'] }, session);
      return readApprovalRules(tx);
    }),
  );

  handle('POST /approvals/:entity/:id', ({ params: { entity: kind, id }, body: { note }, ifMatch, session }) =>
    change((tx) => askApproval(tx, { kind, id, ifMatch, session, note, mails })),
  );

  handle('DELETE /approvals/:entity/:id', ({ params: { entity: kind, id }, session }) =>
    change((tx) => withdrawApproval(tx, { kind, id, session })),
  );

  handle(
    'POST /approvals/:entity/:id/return',
    ({ params: { entity: kind, id }, body: { comment }, ifMatch, session }) =>
      change((tx) => returnDraft(tx, { kind, id, ifMatch, session, comment, mails })),
  );
}
