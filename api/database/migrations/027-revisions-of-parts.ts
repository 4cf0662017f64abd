import type { Kysely } from 'kysely';

/** Each part of the content counts its changes beside the row `content`, which counts changes of all parts at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = db as unknown as Kysely<{ content_revision: { id: string; number: number } }>;
  const parts = ['products', 'dosage', 'about', 'history', 'contact-info', 'careers', 'legal-pages'];
  await rows
    .insertInto('content_revision')
    .values(parts.map((id) => ({ id, number: 0 })))
    .execute();
}
