import { endOfDay, startOfDay } from '@varda/contract/dates';
import type { EditedKind } from '@varda/contract/edit-history';
import { contentFilterNames, type DraftFilter } from '@varda/contract/list-options';
import type { MomentFilters, RowFilters } from '@varda/contract/lists';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Condition = RawBuilder<SqlBool>;
/** What a query may leave out. */
type Asked<F> = { [Name in keyof F]?: F[Name] | undefined };

/** Whether a filter may leave rows out. */
export function isFiltered(query: Asked<RowFilters>): boolean {
  return contentFilterNames.some((name) => (query as Record<string, unknown>)[name] !== undefined);
}

/** Whether rows were made and saved on the days that are asked for. */
export function momentsAre(table: string, query: Asked<MomentFilters>): Condition {
  const { createdFrom, createdTo, updatedFrom, updatedTo } = query;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return all([
    createdFrom && sql<SqlBool>`${column('created_at')} >= ${startOfDay(createdFrom)}`,
    createdTo && sql<SqlBool>`${column('created_at')} < ${endOfDay(createdTo)}`,
    updatedFrom && sql<SqlBool>`${column('updated_at')} >= ${startOfDay(updatedFrom)}`,
    updatedTo && sql<SqlBool>`${column('updated_at')} < ${endOfDay(updatedTo)}`,
  ]);
}

/** Whether rows are what the filters of a list ask for, but for its translations: see `storedTexts`. */
export function rowsAre(table: string, kind: EditedKind, query: Asked<RowFilters>): Condition {
  const { draft, createdBy, updatedBy } = query;
  const id = sql.ref(`${table}.id`);
  const isVersionBy = (person: string, version: RawBuilder<unknown>) => sql<SqlBool>`exists (
    select 1 from versions where kind = ${kind} and by_id = ${person} and version = ${version} and item_id = ${id}
  )`;
  return all([
    momentsAre(table, query),
    draftIs(table, kind, draft),
    createdBy && isVersionBy(createdBy, sql`0`),
    // The last save of a row is the one that made its version.
    updatedBy && isVersionBy(updatedBy, sql.ref(`${table}.version`)),
  ]);
}

/** Whether rows have a draft of what is on the site, in a certain language or any, if that is asked for. */
export function draftIs(table: string, kind: EditedKind, draft: DraftFilter | undefined): Condition {
  if (draft === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (
    select item_id from drafts where kind = ${kind} and state = 'changed' and ${isOf(draft)}
  )`;
}

/** A picture, say, has no language: a draft of such things alone is one of both. */
function isOf(draft: DraftFilter): Condition {
  if (draft === 'any') return sql<SqlBool>`1 = 1`;
  const has = (language: string) => sql`drafts.fields like ${`%.${language}"%`}`;
  return sql<SqlBool>`(${has(draft)} or not (${has('en')} or ${has('mk')}))`;
}

function all(conditions: readonly (Condition | '' | undefined)[]): Condition {
  const asked = conditions.filter((condition) => condition !== undefined && condition !== '');
  return asked.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(asked, sql` and `)})`;
}
