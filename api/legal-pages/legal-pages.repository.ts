import { type LegalPageId, legalPageIds, legalPageTitles } from '@varda/contract/legal-page-titles';
import { type LegalPage, type legalPagesQuery, legalPageTexts } from '@varda/contract/legal-pages';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { rowsAre } from '../content/row-filters.ts';
import { hasWords, textOfHtml } from '../content/search-text.ts';
import { sortKeys } from '../content/sort-key.ts';
import { type ChangedTexts, storedTexts } from '../content/stored-texts.ts';
import { firstVersion, hasOther, nextVersion, toChanges } from '../content/versions.ts';
import type { LegalPagesTable } from '../database/content.schema.ts';
import type { Db } from '../database/open-database.ts';

export const stored = storedTexts('legal_pages', legalPageTexts);

/** Puts in the pages that are not there yet, without a text. */
export async function fillLegalPages(db: Db): Promise<void> {
  const rows = legalPageIds.map((id) => {
    const texts = { title: legalPageTitles[id], text: { en: '', mk: '' } };
    return { id, ...stored.plainColumnsOf(texts), ...firstVersion(texts) };
  });
  await db
    .insertInto('legal_pages')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** There are two of them: searching and sorting is not for the database. */
export async function listLegalPages(db: Db, query: z.output<typeof legalPagesQuery>): Promise<LegalPage[]> {
  const { search = '', sortBy = 'title', sortOrder = 'asc', lang = 'en' } = query;
  const rows = await db
    .selectFrom('legal_pages')
    .selectAll()
    .where(rowsAre('legal_pages', 'legal-pages', query))
    .where(stored.translationIs(query.translation))
    .execute();
  const keyOf = (page: LegalPage) => (sortBy === 'title' ? sortKeys(page.title)[lang] : page.updatedAt);
  const pages = rows
    .map(toLegalPage)
    .filter(({ title, text }) => hasWords([title.en, title.mk, textOfHtml(text.en), textOfHtml(text.mk)], search));
  const ascending = pages.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return sortOrder === 'desc' ? ascending.toReversed() : ascending;
}

export async function findLegalPage(db: Db, id: LegalPageId): Promise<LegalPage | undefined> {
  const row = await db.selectFrom('legal_pages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toLegalPage(row);
}

export async function updateLegalPage(
  tx: Db,
  before: LegalPage,
  change: ChangedTexts<typeof legalPageTexts>,
): Promise<void> {
  const texts = stored.merged(before, change);
  const content = stored.plainColumnsOf(texts);
  await tx
    .updateTable('legal_pages')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}

function toLegalPage(row: Selectable<LegalPagesTable>): LegalPage {
  return {
    _id: row.id as LegalPageId,
    ...stored.textsOf(row),
    ...toChanges(row),
  };
}
