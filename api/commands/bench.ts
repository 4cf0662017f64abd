import { parseArgs } from 'node:util';
import { globalSetup, globalTeardown } from '../test/databases.setup.ts';

const help = `Measures the api on every engine at hand.

  npm run bench -w api [-- <figure>…] [--most <products>]

  public-calls  requests per second, each as a ratio to a bare node:http server that sends the same bytes
  long-lists    time of a list's first answer after a change, at 1,000, 100,000 and 1,000,000 products
  lists         time of a list of 10,000 rows as it is, and by three filters at once
  media         time of the lists of the library, of 10,000 pictures and of the leaflets of 10,000 products
  saves         p99 of cached public answers, and that while a product is saved every second
  imports       p99 of public reads while 30,000 rows are imported, dumped and restored, and what becomes of saves
  backups       time of a dump, a backup and a restore, for each gigabyte
  sheets        time of exports of 10,000 rows, and of a check, an import and an undo of 100
  reorder       time of a reorder of 1,000 rows
  edit-history  storage of 100 edits, and time to open a history of 500 versions beside one of 5

  --most        leaves out longer lists than that`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '1000000' }, help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) console.log(help);
else await run();

async function run(): Promise<void> {
  await globalSetup();
  // These read what the setup has put into the environment.
  const { engines } = await import('../test/test-app.ts');
  const { benchPublicCalls } = await import('../bench/public-calls.ts');
  const { benchLongLists } = await import('../bench/long-lists.ts');
  const { benchFilteredLists } = await import('../bench/filtered-lists.ts');
  const { benchMediaLists } = await import('../bench/media-lists.ts');
  const { benchEditHistory } = await import('../bench/edit-history.ts');
  const { benchReorder } = await import('../bench/reorder.ts');
  const { benchImports } = await import('../bench/imports.ts');
  const { benchBackups } = await import('../bench/backups.ts');
  const { benchSheets } = await import('../bench/sheets.ts');
  const { benchSaves } = await import('../bench/saves.ts');
  const sizes = [1_000, 100_000, 1_000_000].filter((size) => size <= Number(values.most));
  const figures: Record<string, () => Promise<string>> = {
    'public-calls': () => benchPublicCalls(engines),
    'long-lists': () => benchLongLists(engines, sizes),
    lists: () => benchFilteredLists(engines),
    media: () => benchMediaLists(engines),
    backups: () => benchBackups(engines),
    imports: () => benchImports(engines),
    saves: () => benchSaves(engines),
    sheets: () => benchSheets(engines),
    reorder: () => benchReorder(engines),
    'edit-history': () => benchEditHistory(engines),
  };
  try {
    const unknown = positionals.filter((name) => !(name in figures));
    if (unknown.length > 0) throw new Error(`There is no figure ${unknown.join(', ')}.\n\n${help}`);
    if (!engines.includes('postgres')) console.log(`Without PostgreSQL: ${process.env.TEST_DATABASE_MISSING}`);
    for (const [name, bench] of Object.entries(figures))
      if (positionals.length === 0 || positionals.includes(name)) console.log(`\n── ${name}\n${await bench()}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await globalTeardown();
  }
}
