import type { TestApp } from './test-app.ts';

/** As when what is kept of edits and deletions has been kept for long enough: pictures go that only an earlier version shows. */
export async function forgetHistory({ db, services }: TestApp): Promise<void> {
  await db.deleteFrom('versions').execute();
  await db.deleteFrom('trash').execute();
  await services.pictures.tidy({ any: true });
}
