import type { Schema } from '../database/schema.ts';

type Table = keyof Schema;

/**
 * What a dump takes of each table: its rows in the order of the named columns, or nothing; then a restore leaves the table
 * empty, or as it is. A table stands behind those that it refers to, and one that is missing here fails compilation.
 */
const orders = {
  users: ['id'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'code_hash'],
  passkeys: ['id'],
  identities: ['issuer', 'subject'],
  saved_views: ['id'],
  account_rules: ['rule'],
  categories: ['id'],
  shelves: ['id'],
  pictures: ['key'],
  media: ['id'],
  leaflets: ['key'],
  products: ['id'],
  dosage: ['id'],
  about: ['id'],
  about_pictures: ['about_id', 'picture'],
  history: ['id'],
  legal_pages: ['id'],
  site_items: ['id'],
  contact_info: ['id'],
  careers: ['id'],
  text_pictures: ['row_id', 'picture'],
  contact_messages: ['id'],
  outbox: ['message_id'],
  demo_pictures: ['row_id', 'place'],
  versions: ['kind', 'item_id', 'version'],
  trash: ['kind', 'item_id'],
  trash_files: ['kind', 'item_id', 'file_key'],
  drafts: ['kind', 'item_id'],
  draft_files: ['kind', 'item_id', 'file_key'],
  approvals: ['kind', 'item_id'],
  comments: ['id'],
  comment_mentions: ['comment_id', 'user_id'],
  version_files: ['kind', 'item_id', 'version', 'file_key'],
  schedules: ['id'],
  schedule_items: ['schedule_id', 'kind', 'item_id'],
  activity: ['id'],
  // A dump lets nobody in: after a restore everyone signs in again.
  sessions: 'emptied',
  passkey_challenges: 'emptied',
  password_links: 'emptied',
  known_browsers: 'emptied',
  login_notices: 'emptied',
  notices: 'emptied',
  // Nobody has a form open after a restore.
  presence: 'emptied',
  // Uploads whose text has not been saved yet.
  picture_claims: 'emptied',
  // A link opens something for whoever has it, as a session does.
  previews: 'emptied',
  preview_files: 'emptied',
  // What they speak of may not be in the dump.
  idempotency_keys: 'emptied',
  // Counts the changes of one database; a restore is one of them.
  content_revision: 'left',
  // Which storage this database goes with.
  storage_identity: 'left',
  // What is restored is folded by the rule of this program.
  search_folding: 'left',
  // What stands on the hosts of one installation says nothing of another one's, and stays whatever is written about there.
  added_remotes: 'left',
  releases: 'left',
  release_pointers: 'left',
  release_events: 'left',
  access_tokens: 'left',
  release_quarantine: 'left',
  release_watch: 'left',
  vitals: 'left',
} as const satisfies { [T in Table]: readonly (keyof Schema[T] & string)[] | 'emptied' | 'left' };

export interface DumpedTable {
  name: Table;
  /** Columns that together are different in every row. */
  order: readonly string[];
}

/** All tables that a dump takes, each behind those that it refers to. */
export const dumpedTables: readonly DumpedTable[] = Object.entries(orders).flatMap(([name, order]) =>
  typeof order === 'string' ? [] : [{ name: name as Table, order }],
);

export const allTables = Object.keys(orders) as Table[];

/** Tables whose rows a restore takes away before it puts others there. */
export const restoredTables: readonly Table[] = allTables.filter((name) => orders[name] !== 'left');

/** Tables that are filled at every start: a database with nothing else in it counts as empty. */
export const filledByItself: readonly Table[] = ['categories', 'shelves', 'legal_pages', 'site_items'];
