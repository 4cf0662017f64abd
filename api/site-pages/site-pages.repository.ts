import { languages } from '@varda/contract/language';
import { mostSitePages, type SitePages } from '@varda/contract/site-pages';
import type { Db } from '../database/open-database.ts';
import { isPublicIn } from '../vacancies/vacancies.repository.ts';

export async function productPages(db: Db): Promise<SitePages['products']> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .orderBy('id', 'desc')
    .limit(mostSitePages)
    .execute();
  return rows.map(({ id, updated_at }) => ({ _id: id, updatedAt: updated_at }));
}

export async function careerPages(db: Db): Promise<SitePages['careers']> {
  const rows = await db
    .selectFrom('careers')
    .select((row) => ['id', 'updated_at', isPublicIn('en')(row).as('en'), isPublicIn('mk')(row).as('mk')])
    .where((row) => row.or(languages.map((language) => isPublicIn(language)(row))))
    .orderBy('id', 'desc')
    .limit(mostSitePages)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    languages: languages.filter((language) => row[language]),
    updatedAt: row.updated_at,
  }));
}
