import { picturedTextsCalls } from '../content/pictured-texts.calls.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { forStaffFilters, listsCachedUntilChangeOf } from '../http/staff-filters.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { contactInfo } from './contact-info.repository.ts';

export const contactInfoEdits = (db: Db, pictures: Uploads) =>
  picturedTextsCalls(db, pictures, 'contact-info', contactInfo);

export function contactInfoRoutes(
  handle: Handle,
  db: Db,
  { create, edit, remove }: ReturnType<typeof contactInfoEdits>,
): void {
  handle(
    'GET /contact-info',
    forStaffFilters(db, 'contacts', ({ query }) => contactInfo.list(db, query)),
    listsCachedUntilChangeOf('contact-info'),
  );
  handle('POST /contact-info', create);
  handle('PUT /contact-info/:id', edit);
  handle('DELETE /contact-info/:id', remove);
}
