import { noteActivity } from '../activity/activity.repository.ts';
import { restoreDump } from '../dump/restore-dump.ts';
import { stageDump } from '../dump/staged-dump.ts';
import { toldCounts } from '../dump/told-counts.ts';
import { openSite } from './open-site.ts';
import { caller, fileNamed, logCommand, runCommand } from './run-command.ts';
import { withBar } from './with-bar.ts';

const help = `Puts a dump into the database and the picture storage that the environment names, all of it or nothing.

  npm run restore -w api -- <file.tar> [--replace]

  --replace  deletes what is there; without it, anything but an empty database is refused

The dump may come from another database or storage than this one, and from an older version of this program.
Everyone has to sign in again afterwards. While it runs, visitors see what was there before and staff cannot save.`;

await runCommand({ help, named: 'one dump', flags: ['replace'] }, run);

async function run(named: string, { replace }: { replace: boolean }): Promise<void> {
  const begun = performance.now();
  const file = fileNamed(named);
  const staged = await withBar('Checking', (progress) => stageDump(file, progress));
  try {
    const { db, pictures } = await openSite();
    try {
      const counts = await withBar('Restoring', (progress) =>
        restoreDump(staged, { db, pictures }, { replace, progress }),
      );
      logCommand('restore');
      await noteActivity(db, { action: 'restore_dump', entity: 'site' }, caller());
      const seconds = (performance.now() - begun) / 1000;
      console.log(`Restored ${toldCounts(counts)} (${seconds.toFixed(1)} s).`);
    } finally {
      await db.destroy();
    }
  } finally {
    await staged.discard();
  }
}
