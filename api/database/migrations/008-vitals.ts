import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('vitals')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('remote', text, (column) => column.notNull())
    .addColumn('version', text, (column) => column.notNull())
    .addColumn('page', text, (column) => column.notNull())
    .addColumn('metric', text, (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vitals_key', ['day', 'remote', 'version', 'page', 'metric', 'bucket'])
    .execute();
}
