import type { LegalPageId } from '@varda/contract/legal-page-titles';
import type { LegalPage, legalPageChange } from '@varda/contract/legal-pages';
import type { z } from 'zod';
import { changeCollection } from '../content/content-revision.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Edit } from '../edit-history/edit-history.routes.ts';
import { storeVersion } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { forStaffFilters, listsCachedUntilChangeOf } from '../http/staff-filters.ts';
import { findLegalPage, listLegalPages, stored, updateLegalPage } from './legal-pages.repository.ts';

export function legalPagesRoutes(handle: Handle, db: Db, { edit }: ReturnType<typeof legalPageEdits>): void {
  handle(
    'GET /legal-pages',
    forStaffFilters(db, 'pages', ({ query }) => listLegalPages(db, query)),
    listsCachedUntilChangeOf('legal-pages'),
  );
  handle('PUT /legal-pages/:id', edit);
}

/** What changes legal pages. */
export function legalPageEdits(db: Db) {
  return {
    existing,

    async edit({ params: { id }, body, ifMatch, session }: Edit<z.output<typeof legalPageChange>>): Promise<LegalPage> {
      const texts = stored.cleanChange(body);
      return changeCollection(db, 'legal-pages', async (tx) => {
        await guard(tx, 'legal pages');
        const before = await existing(tx, id);
        requireVersion(before, ifMatch);
        await updateLegalPage(tx, before, texts);
        const after = await existing(tx, id);
        await storeVersion(tx, 'legal-pages', { before, after, by: session });
        return after;
      });
    },
  };
}

async function existing(db: Db, id: string): Promise<LegalPage> {
  const page = await findLegalPage(db, id as LegalPageId);
  if (!page) throw new HttpError('not_found');
  return page;
}
