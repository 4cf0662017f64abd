import { picturedTextsCalls } from '../content/pictured-texts.calls.ts';
import type { Db } from '../database/open-database.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { type Handle, keptUntilChangeOf } from '../http/routes.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { contactInfo } from './contact-info.repository.ts';

export function contactInfoRoutes(handle: Handle, db: Db, pictures: PictureLibrary): Editable {
  const { existing, create, edit, remove } = picturedTextsCalls(db, pictures, 'contact-info', contactInfo);

  handle('GET /contact-info', ({ query }) => contactInfo.list(db, query), keptUntilChangeOf('contact-info'));
  handle('POST /contact-info', create);
  handle('PUT /contact-info/:id', edit);
  handle('DELETE /contact-info/:id', remove);

  return { existing, create, edit };
}
