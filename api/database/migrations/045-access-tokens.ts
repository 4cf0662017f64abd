import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** API keys stand beside release tokens: what a token is good for is its scope. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('release_tokens').renameTo('access_tokens').execute();
  await db.schema
    .alterTable('access_tokens')
    .addColumn('scope', textType(db), (column) => column.notNull().defaultTo('release'))
    .execute();
}
