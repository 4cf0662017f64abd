import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { NoTables, OlderTables } from '../database/migrations/migrate.ts';
import { type Db, openDatabase } from '../database/open-database.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPictureStore } from '../pictures/open-picture-store.ts';
import { PictureLibrary } from '../pictures/picture-library.ts';
import { explainedStart, prepareDataFolder } from '../start-failures.ts';

const noSite = 'There is no site here. Are DATA_DIR and DATABASE_URL those of the site?';

/** What the environment names: a database and the pictures that belong to it. */
export interface OpenSite {
  db: Db;
  pictures: PictureLibrary;
}

/**
 * Opens the site that the environment names, makes none, and leaves its tables as they are: a newer program that brought them up to date would leave the
 * one that runs the site, which refuses newer tables, without a way back.
 *
 * @throws Error when there is no site, or the tables are those of an older program, or with what is in the way and how to mend it
 */
export async function openSite(environment: Environment = readEnvironment()): Promise<OpenSite> {
  if (await lacksSite(environment)) throw new Error(noSite);
  try {
    return await openPlace({ ...environment, MIGRATE_AT_START: false });
  } catch (error) {
    if (error instanceof NoTables) throw new Error(noSite);
    if (error instanceof OlderTables)
      throw new Error('The database is older than this program. Use the program that runs this site.');
    throw error;
  }
}

/** Whether it is plain without opening anything, which would make it: the database of the site is missing, or the folder of its pictures. */
async function lacksSite({ DATA_DIR, DATABASE_URL, S3_BUCKET }: Environment): Promise<boolean> {
  if (DATABASE_URL && S3_BUCKET) return false;
  const place = DATABASE_URL ? DATA_DIR : path.join(DATA_DIR, 'varda.sqlite');
  // What cannot be looked at is told by whatever opens it.
  return stat(place).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOENT',
  );
}

/**
 * Opens what the environment names for a site to be put into it: the tables are made, or brought up to date, as the server does.
 *
 * @throws Error with a message that names what is in the way and how to mend it
 */
export async function openPlace(environment: Environment = readEnvironment()): Promise<OpenSite> {
  const folder = environment.DATA_DIR;
  await prepareDataFolder(folder);
  const { DATABASE_URL: url, MIGRATE_AT_START: migrates } = environment;
  const { db, pool } = await explainedStart(environment, () => openDatabase({ folder, url, migrates }));
  const store = openPictureStore(environment);
  try {
    await store.check();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const log = pino({ level: environment.LOG_LEVEL });
  const { TRASH_DAYS: trashDays, UPLOAD_DAYS: uploadDays } = environment;
  return { db, pictures: new PictureLibrary({ db, pool, store, log, trashDays, uploadDays }) };
}
