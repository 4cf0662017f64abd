import { mkdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { noteActivity } from '../activity/activity.repository.ts';
import { backUp, backupsIn, madeAt } from '../dump/backup.ts';
import { readEnvironment } from '../environment.ts';
import { openSite } from './open-site.ts';
import { caller, fileNamed, logCommand, runCommand } from './run-command.ts';

const day = 24 * 60 * 60_000;

const help = `Makes a backup of everything in a folder: a dump, which is restored into an empty place and compared, hash by hash.

  npm run backup -w api -- <folder> [--daily]

  --daily  goes on, with one each day

BACKUPS_KEPT says how many stay (14); older ones are deleted once a newer one is known to restore. The comparison takes as much room as
the site below the folder for temporary files (TMPDIR).`;

await runCommand({ help, named: 'one folder', flags: ['daily'] }, run);

async function run(named: string, { daily }: { daily: boolean }): Promise<void> {
  const folder = fileNamed(named);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!daily) return once(folder);
  for (;;) {
    const newest = (await backupsIn(folder)).at(-1);
    // Started anew, it goes on as before.
    if (newest) await setTimeout(Math.max(0, madeAt(newest) + day - Date.now()));
    await once(folder);
  }
}

async function once(folder: string): Promise<void> {
  const environment = readEnvironment();
  const { db, pictures } = await openSite(environment);
  try {
    const { file, deleted } = await backUp({ db, store: pictures.store }, folder, {
      kept: environment.BACKUPS_KEPT,
      openEmpty: (place) =>
        openSite({
          ...environment,
          DATA_DIR: place,
          DATABASE_URL: undefined,
          MIGRATE_AT_START: true,
          S3_BUCKET: undefined,
        }),
    });
    logCommand('export');
    await noteActivity(db, { action: 'export', entity: 'site' }, caller());
    console.log(`${file}: restored into an empty place, and the same there.`);
    for (const name of deleted) console.log(`${name}: deleted.`);
  } finally {
    await db.destroy();
  }
}
