import { mostViews } from '@varda/contract/list-options';
import type { ListLayout, newView, SavedView, viewChange } from '@varda/contract/saved-views';
import type { z } from 'zod';
import { byName } from '../content/sort-key.ts';
import { oneMore } from '../content/versions.ts';
import { guard } from '../database/engine.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

export interface StoredView extends Omit<SavedView, 'isMine'> {
  ownerId: string | null;
}

function viewsOf(db: Db, list: string) {
  return db
    .selectFrom('saved_views')
    .leftJoin('users', 'users.id', 'saved_views.user_id')
    .select([
      'saved_views.id',
      'saved_views.user_id',
      'saved_views.name',
      'saved_views.version',
      'users.name as author',
    ])
    .select(['shared', 'query', 'layout'])
    .where('list', '=', list);
}

type Row = Awaited<ReturnType<ReturnType<typeof viewsOf>['executeTakeFirstOrThrow']>>;

function toView({ id, user_id, name, version, author, shared, query, layout }: Row): StoredView {
  return {
    ...{ _id: id, __v: version, ownerId: user_id, name, query },
    shared: shared === 1,
    layout: JSON.parse(layout) as ListLayout,
    by: user_id === null ? null : { _id: user_id, name: author ?? '' },
  };
}

export async function listViews(db: Db, list: string, userId: string): Promise<StoredView[]> {
  const rows = await viewsOf(db, list)
    .where((is) => is.or([is('shared', '=', 1), is('user_id', '=', userId)]))
    .orderBy('saved_views.id')
    .execute();
  return byName(rows.map(toView));
}

export async function findView(db: Db, list: string, id: string): Promise<StoredView | undefined> {
  const row = await viewsOf(db, list).where('saved_views.id', '=', id).executeTakeFirst();
  return row && toView(row);
}

/** @throws HttpError where the person has another view of that name, or too many of them; until the transaction ends that stays so */
export async function requireRoom(tx: Db, list: string, userId: string | null, name: string, except?: string) {
  await guard(tx, 'saved views');
  const own = await tx
    .selectFrom('saved_views')
    .select(['id', 'name'])
    .where('list', '=', list)
    .where('user_id', 'is not distinct from', userId)
    .execute();
  if (own.some((view) => view.name === name && view.id !== except))
    throw new HttpError('conflict', { fields: { name: ruleTexts.view_name_taken } });
  if (except === undefined && own.length >= mostViews)
    throw new HttpError('conflict', { message: ruleTexts.too_many_views });
}

/** Saves a view; answers its id. */
export async function insertView(tx: Db, list: string, userId: string, view: z.output<typeof newView>) {
  const id = newId();
  const { name, shared, query, layout } = view;
  await tx
    .insertInto('saved_views')
    .values({
      ...{ id, list, name, query, user_id: userId, version: 0 },
      ...{ shared: shared ? 1 : 0, layout: JSON.stringify(layout), created_at: now(), updated_at: now() },
    })
    .execute();
  return id;
}

export async function updateView(tx: Db, { _id }: StoredView, change: z.output<typeof viewChange>): Promise<void> {
  const { name, shared, query, layout } = change;
  await tx
    .updateTable('saved_views')
    .set({
      ...(name !== undefined && { name }),
      ...(shared !== undefined && { shared: shared ? 1 : 0 }),
      ...(query !== undefined && { query }),
      ...(layout !== undefined && { layout: JSON.stringify(layout) }),
      ...{ version: oneMore, updated_at: now() },
    })
    .where('id', '=', _id)
    .execute();
}

export async function deleteView(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute();
}
