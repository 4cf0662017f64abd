import { AsyncLocalStorage } from 'node:async_hooks';
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
 * Runs a transaction that changes what the public sees, in any part: answers that any process has kept are stale once it is
 * committed.
 */
export function changeContent<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return counted(db, 'content', change);
}

/** Like {@link changeContent}, of a transaction that changes one part alone. */
export function changePart<T>(db: Db, part: ContentPart, change: (tx: Db) => Promise<T>): Promise<T> {
  return counted(db, part, change);
}

/** The transaction that changes take part in which are made within {@link changeTogether}. */
const together = new AsyncLocalStorage<Db>();

/**
 * Like {@link changePart}, of several changes each of which is a transaction where it stands alone: within `change` they are parts of this
 * one, so that all of them are made or none (decision 102).
 */
export function changeTogether<T>(db: Db, part: ContentPart, change: (tx: Db) => Promise<T>): Promise<T> {
  return changePart(db, part, (tx) => together.run(tx, () => change(tx)));
}

/** Whether what runs now is part of a transaction that is still open: another one would wait for it in vain. */
export function isWithinChange(): boolean {
  return together.getStore() !== undefined;
}

function counted<T>(db: Db, id: keyof Revisions, change: (tx: Db) => Promise<T>): Promise<T> {
  const outer = together.getStore();
  if (outer) return change(outer);
  return db.transaction().execute(async (tx) => {
    const result = await once(tx, () => change(tx));
    // Last, because on PostgreSQL every other writer of the part waits for this row until the one before it is done.
    await tx.updateTable('content_revision').set({ number: sql`number + 1` }).where('id', '=', id).execute();
    return result;
  });
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
