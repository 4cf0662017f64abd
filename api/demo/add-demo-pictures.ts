import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { changeContent } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { awaitedPictures, type PicturedTable, settlePicture } from './demo-pictures.repository.ts';
import type { DemoSource } from './demo-source.ts';

interface Work {
  db: Db;
  pictures: PictureLibrary;
  log: FastifyBaseLogger;
  table: PicturedTable;
  /** Only the first ones of a row, up to this place. */
  upTo?: number;
  /** Folder of the pictures. */
  from: string;
  descriptions: DemoSource['descriptions'];
  /** Stops after the picture at hand; the rest follows at the next start. */
  signal: AbortSignal;
}

/** Puts in those pictures and leaflets of the demo content that are still missing. */
export async function addDemoPictures({ db, pictures, log, table, upTo = 99, from, descriptions, signal }: Work) {
  const missing = await awaitedPictures(db, table, upTo);
  if (missing.length === 0) return;
  const started = Date.now();
  let added = 0;
  for (const awaited of missing) {
    if (signal.aborted) return;
    const upload = await readFile(path.join(from, awaited.file)).catch(() => null);
    const alt = descriptions[awaited.file];
    const settle = (picture: string | null) => changeContent(db, (tx) => settlePicture(tx, awaited, picture, alt));
    if (upload && awaited.file.endsWith('.pdf')) await pictures.usingLeaflet(upload, settle);
    else if (upload) await pictures.using(upload, settle);
    else await settle(null);
    if (upload) added += 1;
  }
  log.info({ table, added, without: missing.length - added, ms: Date.now() - started }, 'demo pictures added');
}
