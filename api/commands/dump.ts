import { stat } from 'node:fs/promises';
import { noteActivity } from '../activity/activity.repository.ts';
import { countsText, missingText } from '../dump/dump-report.ts';
import { makeDump } from '../dump/make-dump.ts';
import { openSite } from './open-site.ts';
import { caller, fileNamed, logCommand, runCommand } from './run-command.ts';
import { withBar } from './with-bar.ts';

const help = `Writes everything into one file: accounts, content, messages and pictures, as they are at this moment.

  npm run dump -w api -- <file.tar>

The site may go on working meanwhile. Sessions are not in it. The file holds the hashes of passwords and the secrets of second factors: keep it safe.`;

await runCommand({ help, named: 'one file to write' }, run);

async function run(named: string): Promise<void> {
  const begun = performance.now();
  const file = fileNamed(named);
  const { db, pictures } = await openSite();
  try {
    const { counts, missing } = await withBar('Dumping', (progress) =>
      makeDump({ db, store: pictures.store }, file, progress),
    );
    logCommand('export');
    await noteActivity(db, { action: 'export', entity: 'site' }, caller());
    const { size } = await stat(file);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`${file}: ${countsText(counts)} (${(size / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s).`);
    if (missing.length > 0) console.error(missingText(missing, 'the dump'));
  } finally {
    await db.destroy();
  }
}
