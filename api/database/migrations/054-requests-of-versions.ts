import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Versions know the request that made them, as the activity log does: all that an import has changed is found by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('versions').addColumn('request_id', textType(db)).execute();
  await db.schema.createIndex('versions_by_request').on('versions').column('request_id').execute();
}
