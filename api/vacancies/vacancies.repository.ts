import { defaultLanguage, type Language } from '@varda/contract/language';
import { pickTexts } from '@varda/contract/text-fields';
import { type Career, type careersPage, type careersQuery, careerTexts } from '@varda/contract/vacancies';
import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import { rowsAre } from '../content/row-filters.ts';
import { firstVersion, hasOther, nextVersion } from '../content/versions.ts';
import { newId } from '../database/ids.ts';
import { matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { CareerContent } from './vacancy-row.ts';
import { careerColumns, contentColumns, publicCareer, stored, toCareer } from './vacancy-row.ts';

/** Whose view of the vacancies: staff see all of them, the public those that are active in the language. */
export type Viewer = 'staff' | 'public';

interface Author {
  userId: string;
  name: string;
}

function careersJoined(db: Db) {
  return db
    .selectFrom('careers')
    .leftJoin('users as creator', 'creator.id', 'careers.created_by')
    .leftJoin('users as editor', 'editor.id', 'careers.updated_by');
}

/** What is listed publicly: active, with a title and a short description in the language (P-09). */
export function isPublicIn(language: Language) {
  return (row: ExpressionBuilder<Schema, 'careers'>) =>
    row.and([
      row(`careers.active_${language}`, '=', 1),
      row(`careers.vacancy_${language}`, '!=', ''),
      row(`careers.short_${language}`, '!=', ''),
    ]);
}

/** @param language in which the public looks for it */
export async function findCareer(db: Db, id: string, viewer: Viewer, language: Language): Promise<Career | undefined> {
  let rows = careersJoined(db).select(careerColumns).where('careers.id', '=', id);
  if (viewer === 'public') rows = rows.where(isPublicIn(language));
  const row = await rows.executeTakeFirst();
  if (!row) return undefined;
  return viewer === 'public' ? publicCareer(toCareer(row)) : toCareer(row);
}

export async function listCareers(
  db: Db,
  query: z.output<typeof careersQuery>,
  viewer: Viewer,
): Promise<z.input<typeof careersPage>> {
  const { by, order } = sortOf(query, { by: 'createdAt', order: 'desc' });
  const language = query.lang ?? defaultLanguage;
  const column = {
    ...stored.sortColumns(language),
    department: `careers.department_sort_${language}`,
    jobType: 'careers.job_type',
    createdAt: 'careers.created_at',
    updatedAt: 'careers.updated_at',
  } as const;
  let found = careersJoined(db)
    .where(matches(query.search, 'careers.search'))
    .where(rowsAre('careers', 'adminCareer', query))
    .where(stored.translationIs(query.translation));
  if (viewer === 'public' || query.active === true) found = found.where(isPublicIn(language));
  const { offSite } = query;
  if (offSite) found = found.where((row) => row.not(isPublicIn(offSite)(row)));
  if (query.active === false) found = found.where((row) => row.not(isPublicIn(language)(row)));
  const { limit, offset } = pageOf(query);
  const rows = await found
    .select(careerColumns)
    .orderBy(column[by], order)
    .orderBy('careers.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const careers = rows.map(toCareer);
  return { careers: viewer === 'public' ? careers.map(publicCareer) : careers, totalCount: Number(total) };
}

/** Adds a vacancy; answers its id. */
export async function insertCareer(
  tx: Db,
  content: CareerContent,
  author: Author | null,
  id = newId(),
): Promise<string> {
  await tx
    .insertInto('careers')
    .values({
      id,
      ...contentColumns(content),
      created_by: author?.userId ?? null,
      created_by_name: author?.name ?? null,
      updated_by: author?.userId ?? null,
      updated_by_name: author?.name ?? null,
      ...firstVersion(pickTexts(careerTexts, content)),
    })
    .execute();
  return id;
}

/** Changes a vacancy. Whoever calls it holds the guard `careers`. */
export async function updateCareer(tx: Db, before: Career, content: CareerContent, editor: Author): Promise<void> {
  const columns = contentColumns(content);
  await tx
    .updateTable('careers')
    .set({
      ...columns,
      updated_by: editor.userId,
      updated_by_name: editor.name,
      ...nextVersion(before, pickTexts(careerTexts, content)),
    })
    .where('id', '=', before._id)
    .where(hasOther(columns))
    .execute();
}
