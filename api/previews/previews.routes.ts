import { previewHeader } from '@varda/contract/preview-protocol';
import { seenAreas } from '../accounts/permissions.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { listLinks } from './previews.repository.ts';
import type { Previews } from './previews.ts';

export function previewsRoutes(handle: Handle, db: Db, previews: Previews): void {
  handle('GET /preview', ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return previews.show(String(request.headers[previewHeader] ?? ''));
  });

  handle('POST /preview-files', ({ query, files, session }) => previews.takeIn(query.preview, files, session));

  handle('GET /preview-links/:entity/:id', async ({ params: { entity, id }, session }) => ({
    links: await listLinks(db, { kind: entity, id, seen: seenAreas(session) }),
  }));

  handle('POST /preview-links', ({ body, session }) => previews.share(body.preview, session));

  handle('DELETE /preview-links/:id', async ({ params: { id }, session }) => {
    await previews.revoke(id, session);
    return { done: true };
  });
}
