import type { Db } from '../database/open-database.ts';
import { consume, rateLimiter } from '../http/rate-limit.ts';
import type { Handle } from '../http/routes.ts';
import { endPresence, renewPresence } from './presence.repository.ts';

/** Who has which form open. Nothing of it is stored, and nobody is held up by it. */
export function presenceRoutes(handle: Handle, db: Db): void {
  // Ten forms of one person at once. Each process counts for itself: that spares a second write with every call.
  const limiter = rateLimiter({ keyPrefix: 'presence', points: 150, duration: 60 }, null);

  handle('POST /presence/:entity/:id', async ({ params: { entity, id }, query: { tab }, session }) => {
    await consume(limiter, session.userId);
    return renewPresence(db, { entity, id, tab, userId: session.userId });
  });

  handle('DELETE /presence/:entity/:id', async ({ params: { entity, id }, session }) => {
    await consume(limiter, session.userId);
    await endPresence(db, entity, id, session.userId);
    return { done: true };
  });
}
