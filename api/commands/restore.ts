import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteActivity } from '../activity/activity.repository.ts';
import { BucketBackups, isInBucket } from '../dump/bucket-backups.ts';
import { countsText } from '../dump/dump-report.ts';
import { restoreDump } from '../dump/restore-dump.ts';
import { stageDump } from '../dump/staged-dump.ts';
import { readEnvironment } from '../environment.ts';
import { openPlace } from './open-site.ts';
import { caller, fileNamed, logCommand, runCommand } from './run-command.ts';
import { withBar } from './with-bar.ts';

const help = `Puts a dump into the database and the picture storage that the environment names, all of it or nothing.

  npm run restore -w api -- <file.tar> [--replace]
  npm run restore -w api -- s3://<bucket>/<names before>/<file.tar> [--replace]

  --replace  deletes what is there; without it, anything but an empty database is refused

The dump may come from another database or storage than this one, and from an older version of this program.
Everyone has to sign in again afterwards. While it runs, visitors see what was there before and staff cannot save.`;

await runCommand({ help, named: 'one dump', flags: ['replace'] }, run);

async function run(named: string, { replace }: { replace: boolean }): Promise<void> {
  const begun = performance.now();
  await using fetched = isInBucket(named) ? await fetchedFile(named) : null;
  const file = fetched?.file ?? fileNamed(named);
  const staged = await withBar('Checking', (progress) => stageDump(file, progress));
  try {
    const { db, pictures } = await openPlace();
    try {
      const counts = await withBar('Restoring', (progress) =>
        restoreDump(staged, { db, pictures }, { replace, progress }),
      );
      logCommand('restore');
      await noteActivity(db, { action: 'restore_dump', entity: 'site' }, caller());
      const seconds = (performance.now() - begun) / 1000;
      console.log(`Restored ${countsText(counts)} (${seconds.toFixed(1)} s).`);
    } finally {
      await db.destroy();
    }
  } finally {
    await staged.discard();
  }
}

/** A backup of a bucket in a temporary file. */
async function fetchedFile(named: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-restore-'));
  const dispose = () => rm(folder, { recursive: true });
  const { dir, base } = path.parse(named);
  const file = path.join(folder, base);
  try {
    await new BucketBackups(dir, readEnvironment()).fetch(base, file);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { file, [Symbol.asyncDispose]: dispose };
}
