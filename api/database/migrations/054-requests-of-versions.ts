import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/**
 * Versions know the request that made them, as the activity log does: all that an import has changed is found by it. And they know as of when
 * both languages stood before, so that an undone import leaves no translation older than it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('request_id', textType(db)).execute();
  await db.schema.alterTable('versions').addColumn('changed_before', textType(db)).execute();
  await db.schema.createIndex('versions_by_request').on('versions').column('request_id').execute();
}
