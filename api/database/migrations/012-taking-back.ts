import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  for (const column of ['live_since', 'live_before'])
    await db.schema.alterTable('release_pointers').addColumn(column, text).execute();
  await db.schema
    .alterTable('release_pointers')
    .addColumn('take_back_at', 'integer', (column) => column.notNull().defaultTo(20))
    .execute();

  await db.schema
    .createTable('release_quarantine')
    .addColumn('remote', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('since', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('release_quarantine_key', ['remote', 'version'])
    .execute();

  await db.schema
    .createTable('release_watch')
    .addColumn('remote', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('failed', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('release_watch_key', ['remote', 'version', 'address'])
    .execute();
}
