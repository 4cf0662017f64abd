import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once, wasMade } from '../http/idempotency.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import type { Outbox } from '../mail/outbox.ts';
import { askForLink, deleteLinksOf, findByLink, type LinkMail } from './password-links.repository.ts';
import { refuseGuessable } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import type { RecoveryLimits } from './recovery-limits.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { accountItem, replacePassword } from './users.repository.ts';

interface LinkServices {
  recoveryLimits: RecoveryLimits;
  /** Sends the links; without one nobody gets any this way. */
  linkOutbox: Outbox<LinkMail> | null;
}

export function passwordLinksRoutes(
  handle: Handle,
  db: Db,
  { recoveryLimits: limits, linkOutbox: outbox }: LinkServices,
): void {
  handle('POST /password-recovery', async ({ body: { email }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await limits.asked.count(request.ip);
    logSecurity(request, 'recovery_asked');
    if (!outbox) return { mailed: false };
    // Whether there is such an account is looked up by the outbox: neither answer nor time tells.
    if (await limits.mayMail(email)) {
      await askForLink(db, { email, purpose: 'recovery', language: requestLanguage(request) });
      outbox.wake();
    }
    return { mailed: true };
  });

  handle('PUT /password-recovery', async ({ body: { token, password }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await limits.tried.count(request.ip);
    // Once it is used, the link of a request that comes again is over.
    if (await wasMade(db)) return { done: true };
    const over = new HttpError('not_found', { message: ruleTexts.link_over });
    const found = await findByLink(db, token);
    if (!found) throw over;
    const { account, email } = found;
    await refuseGuessable(password, { name: account.name, email }, 'password');
    const change = { replaced: account.password_hash, passwordHash: await hashPassword(password) };
    await db.transaction().execute(async (tx) => {
      await once(tx, async () => {
        // Of two uses at the same moment one finds the password changed.
        if (!(await replacePassword(tx, account.id, change))) throw over;
        await deleteLinksOf(tx, email);
        await endSessionsOf(tx, account.id);
        const by = { userId: account.id, name: account.name, requestId: request.id };
        await noteActivity(tx, { action: 'password_change', entity: 'users', item: accountItem(account) }, by);
      });
    });
    logSecurity(request, 'password_changed', { account: account.id });
    return { done: true };
  });
}
