import { picturedTextsCalls } from '../content/pictured-texts.calls.ts';
import type { Db } from '../database/open-database.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { type Handle, keptUntilChangeOf } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { dosage } from './dosage.repository.ts';

export function dosageRoutes(handle: Handle, db: Db, pictures: PictureLibrary): Editable {
  const { existing, create, edit, remove } = picturedTextsCalls(db, pictures, 'dosage', dosage);

  handle('GET /dosage', ({ query }) => dosage.list(db, query), keptUntilChangeOf('dosage'));
  handle('POST /dosage', create);
  handle('PUT /dosage/:id', edit);
  handle('DELETE /dosage/:id', remove);

  return { existing, create, edit };
}
