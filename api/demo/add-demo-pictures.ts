import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { changeContent } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';

interface Work {
  db: Db;
  pictures: PictureLibrary;
  log: FastifyBaseLogger;
  table: 'products' | 'dosage';
  /** Folder of the pictures. */
  from: string;
  /** Stops after the picture at hand; the rest follows at the next start. */
  signal: AbortSignal;
}

/** Puts in those pictures of the demo content that are still missing. */
export async function addDemoPictures({ db, pictures, log, table, from, signal }: Work): Promise<void> {
  const missing = await db
    .selectFrom('demo_pictures')
    .select(['row_id', 'file'])
    .where('row_table', '=', table)
    .orderBy('row_id')
    .execute();
  if (missing.length === 0) return;
  const started = Date.now();
  let added = 0;
  for (const { row_id, file } of missing) {
    if (signal.aborted) return;
    const upload = await readFile(path.join(from, file)).catch(() => null);
    const settle = (picture: string | null) => changeContent(db, (tx) => settlePicture(tx, table, row_id, picture));
    if (upload) await pictures.using(upload, settle);
    else await settle(null);
    if (upload) added += 1;
  }
  log.info({ table, added, without: missing.length - added, ms: Date.now() - started }, 'demo pictures added');
}

/** Shows the picture, unless staff have given the row one meanwhile, and strikes it off the list. */
async function settlePicture(tx: Db, table: Work['table'], id: string, picture: string | null): Promise<void> {
  if (picture) await tx.updateTable(table).set({ picture }).where('id', '=', id).where('picture', 'is', null).execute();
  await tx.deleteFrom('demo_pictures').where('row_id', '=', id).execute();
}
