import { Readable } from 'node:stream';
import { type ActivityFilter, activityFilter } from '@varda/contract/activity';
import type { FastifyInstance } from 'fastify';
import { requireSession } from '../accounts/authentication.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { everyActivity, listActivity, listActivityPeople } from './activity.repository.ts';
import { csvOf } from './activity-csv.ts';
import { noteExport } from './note-export.ts';

/** The activity log is read by admins; rows come from what it tells of, and no call changes or deletes one. */
export function activityRoutes(app: FastifyInstance, handle: Handle, db: Db): void {
  handle('GET /activity', ({ query }) => listActivity(db, query));

  handle('GET /activity/people', () => listActivityPeople(db));

  app.get<{ Querystring: ActivityFilter }>(
    '/activity.csv',
    {
      schema: { hide: true, querystring: activityFilter },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await requireSession(db, request, 'admin');
      },
    },
    async (request, reply) => {
      await noteExport(db, request, 'activity');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="activity.csv"')
        .send(Readable.from(csvOf(everyActivity(db, request.query))));
    },
  );
}
