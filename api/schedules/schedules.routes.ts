import { seenAreas } from '../accounts/permissions.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import type { Schedules } from './schedules.ts';
import { listSchedules, shownSchedule } from './shown-schedules.repository.ts';

export function schedulesRoutes(handle: Handle, db: Db, schedules: Schedules): void {
  handle('GET /schedules', ({ query, session }) => listSchedules(db, query, seenAreas(session)));

  handle('GET /schedules/:id', async ({ params: { id }, session }) => {
    const schedule = await shownSchedule(db, id, seenAreas(session));
    if (!schedule) throw new HttpError('not_found');
    return schedule;
  });

  handle('POST /schedules', ({ body, session }) => schedules.schedule(body, session));

  handle('PUT /schedules/:id', ({ params: { id }, body, ifMatch, session }) =>
    schedules.reschedule(id, body, { ifMatch, session }),
  );

  handle('POST /schedules/:id/retry', ({ params: { id }, ifMatch, session }) =>
    schedules.retry(id, { ifMatch, session }),
  );

  handle('DELETE /schedules/:id', ({ params: { id }, ifMatch, session }) => schedules.cancel(id, { ifMatch, session }));
}
