import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { createApiKey, deleteApiKey, listApiKeysOf } from './access-tokens.repository.ts';
import { confirmPassword } from './confirm-password.ts';
import type { LoginLimits } from './login-limits.ts';

/** The keys by which programs make calls in one's own name. */
export function apiKeysRoutes(handle: Handle, db: Db, limits: LoginLimits): void {
  handle('GET /api-keys', ({ session }) => listApiKeysOf(db, session.userId));

  handle('POST /api-keys', async ({ body: { currentPassword, ...asked }, session, request }) => {
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const made = await createApiKey(db, asked, session);
    logSecurity(request, 'key_created', { token: made._id });
    return made;
  });

  handle('DELETE /api-keys/:id', async ({ params: { id }, session, request }) => {
    if (!(await deleteApiKey(db, id, session))) throw new HttpError('not_found');
    logSecurity(request, 'key_revoked', { token: id });
    return { done: true };
  });
}
