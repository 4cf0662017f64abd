import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import type { PictureStore } from '../pictures/pictures.store.ts';

export function healthRoutes(handle: Handle, db: Db, store: PictureStore): void {
  handle('GET /health', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    try {
      await Promise.all([sql`select 1`.execute(db), store.check()]);
      return { live: true, ready: true };
    } catch (error) {
      request.log.error(
        { code: (error as NodeJS.ErrnoException).code, message: (error as Error).message },
        'not ready',
      );
      reply.status(503);
      return { live: true, ready: false };
    }
  });
}
