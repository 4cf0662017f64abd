import { picturedTextsCalls } from '../content/pictured-texts.calls.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { forStaffFilters, listsCachedUntilChangeOf } from '../http/staff-filters.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { dosage } from './dosage.repository.ts';

export const dosageEdits = (db: Db, pictures: Uploads) => picturedTextsCalls(db, pictures, 'dosage', dosage);

export function dosageRoutes(handle: Handle, db: Db, { create, edit, remove }: ReturnType<typeof dosageEdits>): void {
  handle(
    'GET /dosage',
    forStaffFilters(db, 'pages', ({ query }) => dosage.list(db, query)),
    listsCachedUntilChangeOf('dosage'),
  );
  handle('POST /dosage', create);
  handle('PUT /dosage/:id', edit);
  handle('DELETE /dosage/:id', remove);
}
