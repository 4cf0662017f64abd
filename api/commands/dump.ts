import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDump } from '../dump/make-dump.ts';
import { toldCounts } from '../dump/told-counts.ts';
import { openSite } from './open-site.ts';
import { withBar } from './with-bar.ts';

const help = `Writes everything into one file: accounts, content, messages and pictures, as they are at this moment.

  npm run dump -w api -- <file.tar>

The site may go on working meanwhile. Sessions are not in it. The file holds the hashes of passwords: keep it safe.`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) console.log(help);
  else if (positionals.length !== 1) throw new Error(`Name one file to write.\n\n${help}`);
  else await run(positionals[0] as string);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(named: string): Promise<void> {
  const begun = performance.now();
  // npm starts commands in the workspace; the caller means a file from where npm was called.
  const file = path.resolve(process.env.INIT_CWD ?? '', named);
  const { db, pictures } = await openSite();
  try {
    const counts = await withBar('Dumping', (progress) => makeDump({ db, store: pictures.store }, file, progress));
    const { size } = await stat(file);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`${file}: ${toldCounts(counts)} (${(size / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s).`);
  } finally {
    await db.destroy();
  }
}
