import { type History, type historyQuery, historyTexts } from '@varda/contract/history';
import type { Localized } from '@varda/contract/language';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { rowsAre } from '../content/row-filters.ts';
import { storedTexts } from '../content/stored-texts.ts';
import { firstVersion, hasOther, nextVersion, toChanges } from '../content/versions.ts';
import type { HistoryTable } from '../database/content.schema.ts';
import { newId } from '../database/ids.ts';
import { matches, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { nextPosition } from '../database/positions.ts';

/* Whoever writes holds the guard `history`, see `about.repository.ts`. */

export const stored = storedTexts('history', historyTexts);

/** The one list that all entries stand in. */
export const historyOrder = { table: 'history' } as const;

function toHistory(row: Selectable<HistoryTable>): History {
  return {
    _id: row.id,
    ...stored.textsOf(row),
    position: row.position,
    ...toChanges(row),
  };
}

export async function findHistory(db: Db, id: string): Promise<History | undefined> {
  const row = await db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toHistory(row);
}

export async function listHistory(db: Db, query: z.output<typeof historyQuery>): Promise<History[]> {
  const { by, order } = sortOf(query, { by: 'position', order: 'asc' });
  const column = {
    ...stored.sortColumns(query.lang ?? 'en'),
    position: 'position',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  } as const;
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where(matches(query.search, 'search'))
    .where(rowsAre('history', 'history', query))
    .where(stored.translationIs(query.translation))
    .orderBy(column[by], order)
    .orderBy('id', order)
    .execute();
  return rows.map(toHistory);
}

/** Adds an entry at the end; answers its id. `text` is sanitized HTML. */
export async function insertHistory(tx: Db, text: Localized, id = newId()): Promise<string> {
  const position = await nextPosition(tx, historyOrder);
  await tx
    .insertInto('history')
    .values({ id, position, ...stored.columnsOf({ text }), ...firstVersion({ text }) })
    .execute();
  return id;
}

export async function updateHistory(tx: Db, before: History, text: Localized): Promise<void> {
  const content = stored.columnsOf({ text });
  await tx
    .updateTable('history')
    .set({ ...content, ...nextVersion(before, { text }) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}
