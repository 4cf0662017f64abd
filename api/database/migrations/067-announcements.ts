import type { Kysely } from 'kysely';

/** The day in Skopje up to which announcements have begun and ended, as a number: 20261224. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = db as unknown as Kysely<{ content_revision: { id: string; number: number } }>;
  await rows.insertInto('content_revision').values({ id: 'announcements', number: 0 }).execute();
}
