import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { noteActivity } from '../activity/activity.repository.ts';
import { backUp, backupsIn, madeAt } from '../dump/backup.ts';
import { BucketBackups, isInBucket } from '../dump/bucket-backups.ts';
import { readEnvironment } from '../environment.ts';
import { openSite } from './open-site.ts';
import { caller, fileNamed, logCommand, runCommand } from './run-command.ts';

const day = 24 * 60 * 60_000;

const help = `Makes a backup of everything in a folder: a dump, which is restored into an empty place and compared, hash by hash.

  npm run backup -w api -- <folder> [--daily]
  npm run backup -w api -- s3://<bucket>/<names before> [--daily]

  --daily  goes on, with one each day

The bucket is reached as the one of the pictures is (S3_*), or by BACKUP_S3_ENDPOINT, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY.

BACKUPS_KEPT says how many stay (14); older ones are deleted once a newer one is known to restore. The comparison takes as much room as
the site below the folder for temporary files (TMPDIR).`;

await runCommand({ help, named: 'one folder or bucket', flags: ['daily'] }, run);

async function run(named: string, { daily }: { daily: boolean }): Promise<void> {
  const place = await placeNamed(named);
  if (!daily) return once(place);
  for (;;) {
    const newest = (await place.names()).at(-1);
    // Started anew, it goes on as before.
    if (newest) await setTimeout(Math.max(0, madeAt(newest) + day - Date.now()));
    await once(place);
  }
}

type Place = Pick<BucketBackups, 'names' | 'backUp'>;

async function placeNamed(named: string): Promise<Place> {
  if (isInBucket(named)) return new BucketBackups(named, readEnvironment());
  const folder = fileNamed(named);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return { names: () => backupsIn(folder), backUp: (site, options) => backUp(site, folder, options) };
}

async function once(place: Place): Promise<void> {
  const environment = readEnvironment();
  const { db, pictures } = await openSite(environment);
  try {
    const { file, deleted } = await place.backUp(
      { db, store: pictures.store },
      {
        kept: environment.BACKUPS_KEPT,
        openEmpty: (empty) =>
          openSite({
            ...environment,
            DATA_DIR: empty,
            DATABASE_URL: undefined,
            MIGRATE_AT_START: true,
            S3_BUCKET: undefined,
          }),
      },
    );
    logCommand('export');
    await noteActivity(db, { action: 'export', entity: 'site' }, caller());
    console.log(`${file}: restored into an empty place, and the same there.`);
    for (const name of deleted) console.log(`${name}: deleted.`);
  } finally {
    await db.destroy();
  }
}
