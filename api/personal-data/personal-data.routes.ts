import { changeAccounts } from '../accounts/change-accounts.ts';
import { noteExport } from '../activity/note-export.ts';
import type { Db } from '../database/open-database.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { deletePerson } from './delete-person.ts';
import { readPersonalData } from './personal-data.repository.ts';

/** What people may ask of whoever stores something about them. The activity log tells that it was done, not of whom. */
export function personalDataRoutes(handle: Handle, db: Db): void {
  handle('POST /personal-data/export', async ({ body: { email }, request }) => {
    const data = await readPersonalData(db, email);
    await noteExport(db, request, 'users');
    return data;
  });

  handle('POST /personal-data/deletion', async ({ body: { email }, session, request }) => {
    const deleted = await changeAccounts(db, session, (tx) => deletePerson(tx, email, session));
    logSecurity(request, 'person_deleted');
    return deleted;
  });
}
