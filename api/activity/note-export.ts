import type { ActivityEntity } from '@varda/contract/activity';
import type { FastifyRequest } from 'fastify';
import { holdAccount } from '../accounts/hold-account.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import type { Db } from '../database/open-database.ts';
import { logSecurity } from '../http/security-log.ts';
import { noteActivity } from './activity.repository.ts';

/**
 * Tells who takes data out, in the activity log and among the security events.
 *
 * @throws HttpError `unauthenticated` where that account was deleted meanwhile
 */
export async function noteExport(db: Db, request: FastifyRequest, entity: ActivityEntity): Promise<void> {
  const session = request.signedIn as SignedIn;
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, session.userId);
    await noteActivity(tx, { action: 'export', entity }, session);
  });
  logSecurity(request, 'export');
}
