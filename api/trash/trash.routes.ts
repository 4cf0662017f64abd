import { seenAreas } from '../accounts/permissions.ts';
import { changeCollection } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import { once } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { requirePublishable } from '../vacancies/vacancies.routes.ts';
import { deleteForGood, listTrash, takeFromTrash } from './trash.repository.ts';
import { places } from './trashed-rows.ts';

export function trashRoutes(handle: Handle, db: Db, pictures: PictureLibrary): void {
  handle('GET /trash', ({ query, session }) => listTrash(db, query, seenAreas(session)));

  handle('POST /trash/:entity/:id/restore', async ({ params: { entity, id }, session }) => {
    const restore = async (tx: Db) => {
      await takeFromTrash(tx, entity, id, session);
      if (entity === 'adminCareer') await requirePublishable(tx, id, session);
    };
    const { content } = places[entity];
    if (content) await changeCollection(db, content, restore);
    else await db.transaction().execute((tx) => once(tx, () => restore(tx)));
    return { done: true };
  });

  handle('DELETE /trash/:entity/:id', async ({ params: { entity, id }, session }) => {
    const files = await db.transaction().execute((tx) => once(tx, () => deleteForGood(tx, entity, id, session)));
    await pictures.removeUnused(files);
    return { done: true };
  });
}
