import type { RemovableKind } from '@varda/contract/edit-history';
import type { TrashedKind } from '@varda/contract/trash';
import { type SqlBool, sql } from 'kysely';
import type { Collection } from '../content/content-revision.ts';
import { derivedColumns } from '../content/derived-columns.ts';
import type { Guarded } from '../database/engine.ts';
import { insertRows, type Row } from '../database/insert-rows.ts';
import type { Db } from '../database/open-database.ts';
import { closeGap, type List, openGap } from '../database/positions.ts';

interface Place<Content = Collection> {
  table: 'products' | 'dosage' | 'about' | 'history' | 'contact_info' | 'careers' | 'media' | 'contact_messages';
  /** Tables whose rows belong to a row of this one, with the columns that name it. */
  parts: readonly (readonly [table: string, column: string])[];
  /** The ordered list that a row stands in. */
  listOf?: (row: Row) => List;
  guard: Guarded;
  /** Whose cached responses a delete makes stale; null of what none shows. */
  content: Content;
}

const inTexts = ['text_pictures', 'row_id'] as const;

/** Where what can be deleted stands in the database. */
export const places: Record<RemovableKind, Place> & Record<'media' | 'contact-messages', Place<null>> = {
  products: {
    table: 'products',
    parts: [],
    listOf: (row) => ({ table: 'products', leafCategory: String(row.shelf_id) }),
    guard: 'products',
    content: 'products',
  },
  dosage: { table: 'dosage', parts: [], guard: 'dosage', content: 'dosage' },
  about: {
    table: 'about',
    parts: [['about_pictures', 'about_id'], inTexts],
    listOf: () => ({ table: 'about' }),
    guard: 'about',
    content: 'about',
  },
  history: {
    table: 'history',
    parts: [inTexts],
    listOf: () => ({ table: 'history' }),
    guard: 'history',
    content: 'history',
  },
  'contact-info': {
    table: 'contact_info',
    parts: [],
    guard: 'contact info',
    content: 'contact-info',
  },
  adminCareer: { table: 'careers', parts: [], guard: 'careers', content: 'careers' },
  // What is said of a picture. Its own row stays with its files, which count as used.
  media: { table: 'media', parts: [], guard: 'media', content: null },
  'contact-messages': {
    table: 'contact_messages',
    parts: [['outbox', 'message_id']],
    guard: 'contact messages',
    content: null,
  },
};

/** All rows of an item, those of its own table first. */
export type ItemRows = { table: string; rows: Row[] }[];

/** Takes the rows of an item out of their tables; undefined if it is not there. */
export async function takeRows(tx: Db, kind: TrashedKind, id: string): Promise<ItemRows | undefined> {
  const { table, parts, listOf } = places[kind];
  const taken: ItemRows = [];
  for (const [name, column] of [[table, 'id'] as const, ...parts]) {
    const isOwn = sql<SqlBool>`${sql.ref(column)} = ${id}`;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} where ${isOwn}`.execute(tx);
    taken.push({ table: name, rows });
  }
  const row = taken[0]?.rows[0];
  if (!row) return undefined;
  for (const [name, column] of [...parts, [table, 'id'] as const])
    await sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(tx);
  if (listOf) await closeGap(tx, listOf(row), Number(row.position));
  return taken;
}

/** Puts them back where they were; in a list that has become shorter, at its end. */
export async function putRows(tx: Db, kind: TrashedKind, taken: ItemRows): Promise<void> {
  const { listOf } = places[kind];
  // What was taken stays as it is: a draft is tried out, and its rows are kept.
  for (const [index, { table, rows }] of structuredClone(taken).entries()) {
    const row = rows[0];
    if (!row) continue;
    // By today's rules: it may have been deleted under former ones.
    if (table in derivedColumns) Object.assign(row, derivedColumns[table as keyof typeof derivedColumns](row));
    if (index === 0 && listOf) row.position = await openGap(tx, listOf(row), Number(row.position));
    if (table === 'careers') await forgetGoneAccounts(tx, row);
    // A version of this program that knows no pictures in the trash has put it into the library without a name.
    if (table === 'media') await tx.deleteFrom('media').where('id', '=', String(row.id)).execute();
    await insertRows(tx, table, rows);
  }
}

/** Names of people stay when their accounts go. */
async function forgetGoneAccounts(tx: Db, row: Row): Promise<void> {
  for (const column of ['created_by', 'updated_by']) {
    const id = row[column];
    if (typeof id !== 'string') continue;
    const account = await tx.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (!account) row[column] = null;
  }
}
