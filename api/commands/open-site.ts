import { pino } from 'pino';
import { NoTables, OlderTables } from '../database/migrations/migrate.ts';
import { type Db, openDatabase } from '../database/open-database.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPictureStore } from '../pictures/open-picture-store.ts';
import { PictureLibrary } from '../pictures/picture-library.ts';
import { explainedStart, prepareDataFolder } from '../start-failures.ts';

/** What the environment names: a database and the pictures that belong to it. */
export interface OpenSite {
  db: Db;
  pictures: PictureLibrary;
}

/**
 * Opens the site that the environment names, and leaves its tables as they are: a newer program that brought them up to date would leave the
 * one that runs the site, which refuses newer tables, without a way back.
 *
 * @throws Error when there is no site, or the tables are those of an older program, or with what is in the way and how to mend it
 */
export async function openSite(environment: Environment = readEnvironment()): Promise<OpenSite> {
  try {
    return await openPlace({ ...environment, MIGRATE_AT_START: false });
  } catch (error) {
    if (error instanceof NoTables)
      throw new Error('There is no site here. Are DATA_DIR and DATABASE_URL those of the site?');
    if (error instanceof OlderTables)
      throw new Error('The database is older than this program. Use the program that runs this site.');
    throw error;
  }
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
