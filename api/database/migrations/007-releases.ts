import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('releases')
    .addColumn('remote', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('contract', 'integer', (column) => column.notNull())
    .addColumn('integrity', text, (column) => column.notNull())
    .addColumn('published_at', text, (column) => column.notNull())
    .addColumn('published_by', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('releases_key', ['remote', 'version'])
    .execute();

  await db.schema
    .createTable('release_pointers')
    .addColumn('remote', text, (column) => column.primaryKey())
    .addColumn('live', text)
    .addColumn('canary', text)
    .addColumn('canary_share', 'integer', (column) => column.notNull())
    .addColumn('canary_staff', 'integer', (column) => column.notNull())
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('release_events')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('remote', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('version', text)
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('by', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('release_events_newest').on('release_events').columns(['remote', 'id']).execute();

  await db.schema
    .createTable('release_tokens')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('token_hash', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('remote', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .execute();
}
