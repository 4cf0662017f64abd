import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Remotes that are added while the site runs, beside those of the deployment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('added_remotes')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('url', text, (column) => column.notNull())
    .addColumn('mounts', text, (column) => column.notNull())
    .addColumn('owner', text, (column) => column.notNull())
    .addColumn('added_at', text, (column) => column.notNull())
    .execute();
}
