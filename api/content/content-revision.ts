import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { once } from '../http/idempotency.ts';

/** Parts of the content that are saved apart: a change of one leaves the answers that are made of others as they are. */
export const contentParts = [
  'products',
  'dosage',
  'about',
  'history',
  'contact-info',
  'careers',
  'legal-pages',
  'site-content',
] as const;
export type ContentPart = (typeof contentParts)[number];

/** How often each part has been changed; `content` counts the changes of all of them at once. */
export type Revisions = Readonly<Record<ContentPart | 'content', number>>;

/**
 * Runs a transaction that changes what the public sees, in any part: answers that any process has cached are stale once it is
 * committed.
 */
export function changeContent<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return counted(db, 'content', change);
}

/** Like {@link changeContent}, of a transaction that changes one part alone. */
export function changePart<T>(db: Db, part: ContentPart, change: (tx: Db) => Promise<T>): Promise<T> {
  return counted(db, part, change);
}

async function counted<T>(db: Db, id: keyof Revisions, change: (tx: Db) => Promise<T>): Promise<T> {
  // Within a transaction it is a part of it.
  if (!db.isTransaction)
    return db.transaction().execute((tx) => counted(tx, id, (within) => once(within, () => change(within))));
  const result = await change(db);
  // Last, because on PostgreSQL every other writer of the part waits for this row until the one before it is done.
  await db.updateTable('content_revision').set({ number: sql`number + 1` }).where('id', '=', id).execute();
  return result;
}

/** The number that grows with every change of these parts, and of all at once. */
export function revisionOf(revisions: Revisions, parts: readonly ContentPart[]): number {
  return parts.reduce((sum, part) => sum + revisions[part], revisions.content);
}

/** The number that grows with every change of the content. */
export async function contentRevision(db: Db): Promise<number> {
  return revisionOf(await revisionsReader(db)(), contentParts);
}

/** Reads those numbers again and again: the question is put into SQL once, which takes longer than the embedded database's answer. */
export function revisionsReader(db: Db): () => Promise<Revisions> {
  const question = db.selectFrom('content_revision').select(['id', 'number']).compile();
  return async () => {
    const { rows } = await db.executeQuery(question);
    const numbers = Object.fromEntries(rows.map(({ id, number }) => [id, number])) as Partial<Revisions>;
    const missing = (['content', ...contentParts] as const).find((id) => numbers[id] === undefined);
    if (missing) throw new Error(`The table content_revision has no row ${missing}`);
    return numbers as Revisions;
  };
}
