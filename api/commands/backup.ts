import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { noteActivity } from '../activity/activity.repository.ts';
import { backUp, backupsIn, dueAfter, hour } from '../dump/backup.ts';
import { BucketBackups, isInBucket } from '../dump/bucket-backups.ts';
import { missingText } from '../dump/dump-report.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPlace, openSite } from './open-site.ts';
import { caller, fileNamed, logCommand, runCommand } from './run-command.ts';

const help = `Makes a backup of everything in a folder: a dump, which is restored into an empty place and compared, hash by hash.

  npm run backup -w api -- <folder> [--daily]
  npm run backup -w api -- s3://<bucket>/<names before> [--daily]

  --daily  goes on, with one each day; one that fails is tried again after an hour

The bucket is reached as the one of the pictures is (S3_*), or by BACKUP_S3_ENDPOINT, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY.

BACKUPS_KEPT says how many stay (14); older ones are deleted once a newer one is known to restore. Where files of
pictures are missing it says which and ends with 1; the backup is named site-<time>.incomplete.tar and no complete one is deleted
for it. The comparison takes as much room as the site below the folder for temporary files (TMPDIR).`;

await runCommand({ help, named: 'one folder or bucket', flags: ['daily'] }, run);

async function run(named: string, { daily }: { daily: boolean }): Promise<void> {
  // A wrong variable ends it at once.
  const environment = readEnvironment();
  const place = await placeNamed(named, environment);
  if (!daily) return once(place, environment);
  for (;;) {
    try {
      // Started anew, it goes on as before.
      await setTimeout(Math.max(0, (await place.due()) - Date.now()));
      await once(place, environment);
    } catch (error) {
      // A container that ends is started anew at once, and would dump everything again and again.
      console.error(`${(error as Error).message}\nNo backup was made. The next try is in an hour.`);
      await setTimeout(hour);
    }
  }
}

interface Place extends Pick<BucketBackups, 'backUp'> {
  /** When the next one of `--daily` is due, in milliseconds since 1970. */
  due(): Promise<number>;
}

async function placeNamed(named: string, environment: Environment): Promise<Place> {
  if (isInBucket(named)) {
    const bucket = new BucketBackups(named, environment);
    return {
      due: async () => dueAfter(await bucket.names(), tmpdir()),
      backUp: (site, options) => bucket.backUp(site, options),
    };
  }
  const folder = fileNamed(named);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    due: async () => dueAfter(await backupsIn(folder), folder),
    backUp: (site, options) => backUp(site, folder, options),
  };
}

async function once(place: Place, environment: Environment): Promise<void> {
  const { db, pictures } = await openSite(environment);
  try {
    const { file, deleted, missing } = await place.backUp(
      { db, store: pictures.store },
      {
        kept: environment.BACKUPS_KEPT,
        openEmpty: (empty) =>
          openPlace({
            ...environment,
            DATA_DIR: empty,
            DATABASE_URL: undefined,
            MIGRATE_AT_START: true,
            S3_BUCKET: undefined,
          }),
      },
    );
    logCommand('export');
    // The alert about missing backups goes by `back_up`.
    await noteActivity(db, { action: missing.length > 0 ? 'export' : 'back_up', entity: 'site' }, caller());
    console.log(`${file}: restored into an empty place, and the same there.`);
    for (const name of deleted) console.log(`${name}: deleted.`);
    if (missing.length === 0) return;
    process.exitCode = 1;
    console.error(
      `${missingText(missing, 'the backup')}\nNo complete backup was deleted. Does the backup look for pictures where the api does (DATA_DIR, S3_*)?`,
    );
  } finally {
    await db.destroy();
  }
}
