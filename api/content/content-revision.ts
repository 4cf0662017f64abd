import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { once } from '../http/idempotency.ts';

/** Collections of the content, saved apart: a change of one leaves the answers that are made of others as they are. */
export const collections = [
  'products',
  'dosage',
  'about',
  'history',
  'contact-info',
  'careers',
  'legal-pages',
  'site-content',
] as const;
export type Collection = (typeof collections)[number];

/** How often each collection has been changed; `content` counts the changes of all of them at once. */
export type Revisions = Readonly<Record<Collection | 'content', number>>;

/**
 * Runs a transaction that changes what the public sees, in any collection: answers that any process has cached are stale once it is
 * committed.
 */
export function changeContent<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return counted(db, 'content', change);
}

/** Like {@link changeContent}, of a transaction that changes one collection alone. */
export function changeCollection<T>(db: Db, collection: Collection, change: (tx: Db) => Promise<T>): Promise<T> {
  return counted(db, collection, change);
}

async function counted<T>(db: Db, id: keyof Revisions, change: (tx: Db) => Promise<T>): Promise<T> {
  // Within a transaction it is a part of it.
  if (!db.isTransaction)
    return db.transaction().execute((tx) => counted(tx, id, (within) => once(within, () => change(within))));
  const result = await change(db);
  // Last, because on PostgreSQL every other writer of the collection waits for this row until the one before it is done.
  await db.updateTable('content_revision').set({ number: sql`number + 1` }).where('id', '=', id).execute();
  return result;
}

/** The number that grows with every change of these collections, and of all at once. */
export function revisionOf(revisions: Revisions, of: readonly Collection[]): number {
  return of.reduce((sum, collection) => sum + revisions[collection], revisions.content);
}

/** The number that grows with every change of the content. */
export async function contentRevision(db: Db): Promise<number> {
  return revisionOf(await revisionsReader(db)(), collections);
}

/** Reads those numbers again and again: the question is put into SQL once, which takes longer than the embedded database's answer. */
export function revisionsReader(db: Db): () => Promise<Revisions> {
  const question = db.selectFrom('content_revision').select(['id', 'number']).compile();
  return async () => {
    const { rows } = await db.executeQuery(question);
    const numbers = Object.fromEntries(rows.map(({ id, number }) => [id, number])) as Partial<Revisions>;
    const missing = (['content', ...collections] as const).find((id) => numbers[id] === undefined);
    if (missing) throw new Error(`The table content_revision has no row ${missing}`);
    return numbers as Revisions;
  };
}
