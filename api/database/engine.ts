import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether a database is PostgreSQL; otherwise it is the embedded SQLite. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** What is edited. */
type Changeable =
  | 'accounts'
  | 'products'
  | 'dosage'
  | 'about'
  | 'history'
  | 'contact info'
  | 'careers'
  | 'legal pages'
  | 'site content'
  | 'media'
  | 'contact messages'
  | 'saved views';

/** What is written by one transaction at a time: rules that span rows hold because of it. */
export type Guarded = Changeable | 'demo' | 'search index' | 'releases' | `previews of ${string}`;

/**
 * Waits until no other transaction holds the guard, and holds it until this one ends. On SQLite a transaction excludes
 * all other writers from its start.
 */
export async function guard(tx: Kysely<Schema>, what: Guarded): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${`varda/${what}`}, 0))`.execute(tx);
}
