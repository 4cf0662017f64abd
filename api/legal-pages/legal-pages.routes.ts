import type { LegalPageId } from '@varda/shared/contract/legal-page-titles';
import type { LegalPage } from '@varda/shared/contract/legal-pages';
import { changeContent } from '../content/content-revision.ts';
import { merged } from '../content/localized-columns.ts';
import { cleanLocalized } from '../content/rich-text.ts';
import { requireVersion } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { type Handle, kept } from '../http/routes.ts';
import { findLegalPage, listLegalPages, updateLegalPage } from './legal-pages.repository.ts';

export function legalPagesRoutes(handle: Handle, db: Db): void {
  handle('GET /legal-pages', ({ query }) => listLegalPages(db, query), kept);

  handle('PUT /legal-pages/:id', ({ params: { id }, body, ifMatch }) => {
    const text = body.text && cleanLocalized('text', body.text);
    return changeContent(db, async (tx) => {
      await guard(tx, 'legal pages');
      const before = await existing(tx, id);
      requireVersion(before, ifMatch);
      const texts = { title: merged(before.title, body.title), text: merged(before.text, text) };
      await updateLegalPage(tx, before, texts);
      return existing(tx, id);
    });
  });
}

async function existing(db: Db, id: LegalPageId): Promise<LegalPage> {
  const page = await findLegalPage(db, id);
  if (!page) throw new HttpError('not_found');
  return page;
}
