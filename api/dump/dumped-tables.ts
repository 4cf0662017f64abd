import type { Schema } from '../database/schema.ts';

type Table = keyof Schema;

/**
 * What a dump takes of each table: its rows in the order of the named columns, or nothing. A table stands behind those that
 * it refers to, and one that is missing here fails compilation.
 */
const orders = {
  users: ['id'],
  categories: ['id'],
  shelves: ['id'],
  pictures: ['key'],
  products: ['id'],
  dosage: ['id'],
  about: ['id'],
  about_pictures: ['about_id', 'picture'],
  history: ['id'],
  contact_info: ['id'],
  careers: ['id'],
  text_pictures: ['row_id', 'picture'],
  contact_messages: ['id'],
  outbox: ['message_id'],
  demo_pictures: ['row_id', 'place'],
  // A dump lets nobody in: after a restore everyone signs in again.
  sessions: null,
  // Uploads whose text has not been saved yet.
  picture_claims: null,
  // Counts the changes of one database; a restore is one of them.
  content_revision: null,
  // What stands on the hosts of one installation says nothing of another one's.
  releases: null,
  release_pointers: null,
  release_events: null,
  release_tokens: null,
  vitals: null,
} as const satisfies { [T in Table]: readonly (keyof Schema[T] & string)[] | null };

export interface DumpedTable {
  name: Table;
  /** Columns that together are different in every row. */
  order: readonly string[];
}

/** All tables that a dump takes, each behind those that it refers to. */
export const dumpedTables: readonly DumpedTable[] = Object.entries(orders).flatMap(([name, order]) =>
  order ? [{ name: name as Table, order }] : [],
);

/** All tables of content and accounts, those included that a dump leaves out. */
export const allTables = Object.keys(orders) as Table[];

/** Tables that are filled at every start: a database with nothing else in it counts as empty. */
export const filledByItself: readonly Table[] = ['categories', 'shelves'];
