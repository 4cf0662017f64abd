import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreDump } from '../dump/restore-dump.ts';
import { stageDump } from '../dump/staged-dump.ts';
import { toldCounts } from '../dump/told-counts.ts';
import { openSite } from './open-site.ts';
import { withBar } from './with-bar.ts';

const help = `Puts a dump into the database and the picture storage that the environment names, all of it or nothing.

  npm run restore -w api -- <file.tar> [--replace]

  --replace  deletes what is there; without it, anything but an empty database is refused

The dump may come from another database or storage than this one, and from an older version of this program.
Everyone has to sign in again afterwards. While it runs, visitors see what was there before and staff cannot save.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) console.log(help);
  else if (positionals.length !== 1) throw new Error(`Name one dump.\n\n${help}`);
  else await run(positionals[0] as string, values.replace);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(named: string, replace: boolean): Promise<void> {
  const begun = performance.now();
  // npm starts commands in the workspace; the caller means a file from where npm was called.
  const file = path.resolve(process.env.INIT_CWD ?? '', named);
  const staged = await withBar('Checking', (progress) => stageDump(file, progress));
  try {
    const { db, pictures } = await openSite();
    try {
      const counts = await withBar('Restoring', (progress) =>
        restoreDump(staged, { db, pictures }, { replace, progress }),
      );
      const seconds = (performance.now() - begun) / 1000;
      console.log(`Restored ${toldCounts(counts)} (${seconds.toFixed(1)} s).`);
    } finally {
      await db.destroy();
    }
  } finally {
    await staged.discard();
  }
}
