import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openPlace } from '../commands/open-site.ts';
import { readEnvironment } from '../environment.ts';
import { s3OptionsOf } from '../pictures/open-picture-store.ts';
import { S3Bucket } from '../pictures/s3-bucket.ts';
import { spawnCommand, spawnCommandBeside, startCommand } from '../test/command-process.ts';
import { picture, productForm } from '../test/samples.ts';
import { engines, type TestApp } from '../test/test-app.ts';
import { backUp, backupsIn, differences, dueAfter, hour, madeAt, spareOf } from './backup.ts';
import { BucketBackups } from './bucket-backups.ts';
import { hashesOf, TestSites } from './sites.fixture.ts';

let sites: TestSites;
/** On SQLite. */
let full: TestApp;
before(async () => {
  sites = await TestSites.start();
  full = await sites.openFull('sqlite');
});
after(() => sites.close());

const optionsOf = (site: TestApp, kept: number) => ({
  kept,
  openEmpty: (place: string) =>
    openPlace({ ...site.environment, DATA_DIR: place, DATABASE_URL: undefined, S3_BUCKET: undefined }),
});
const siteOf = ({ db, services }: TestApp) => ({ db, store: services.pictures.store });

for (const engine of engines)
  test(`${engine}: [O-07] a backup restores as it was made, is none before, and only then the oldest goes`, async () => {
    const site = engine === 'sqlite' ? full : await sites.openFull(engine, sites.s3.variables);
    const folder = path.join(sites.folder, `backups-${engine}`);
    await mkdir(folder);
    const older = ['site-2020-01-01T00-00-00.tar', 'site-2020-01-02T00-00-00.tar'];
    for (const name of [...older, 'notes.txt']) await writeFile(path.join(folder, name), 'older');

    const { kept, openEmpty } = optionsOf(site, 2);
    const begun = Math.floor(Date.now() / 1000) * 1000;
    let meanwhile: string[] = [];
    const { file, deleted } = await backUp(siteOf(site), folder, {
      kept,
      // Killed at that moment, it would leave what is there by then.
      openEmpty: async (place) => {
        meanwhile = await backupsIn(folder);
        return openEmpty(place);
      },
    });
    assert.deepEqual([meanwhile, deleted], [older, older.slice(0, 1)]);
    const name = path.basename(file);
    assert.deepEqual(await backupsIn(folder), [...older.slice(1), name]);
    assert.ok((await readdir(folder)).includes('notes.txt'));
    assert.ok(madeAt(name) >= begun && madeAt(name) <= Date.now(), name);

    const there = await sites.openEmpty('sqlite');
    await sites.restore(file, there);
    assert.deepEqual(await hashesOf(there), await hashesOf(site));
  });

test('[O-07] of one that does not restore as it was made, what differs is reported, and all others stay', async () => {
  const folder = path.join(sites.folder, 'differing');
  await mkdir(folder);
  await writeFile(path.join(folder, 'site-2020-01-01T00-00-00.tar'), 'older');
  const { kept, openEmpty } = optionsOf(full, 1);
  const changing = async (place: string) => {
    const copy = await openEmpty(place);
    const { put } = copy.pictures.store;
    copy.pictures.store.put = (key, files) =>
      put.call(
        copy.pictures.store,
        key,
        files.map(({ name }) => ({ name, bytes: Buffer.from('other') })),
      );
    return copy;
  };
  const failing = backUp(siteOf(full), folder, { kept, openEmpty: changing });
  await assert.rejects(failing, /does not restore as it was made: pictures\//);
  assert.deepEqual(await readdir(folder), ['site-2020-01-01T00-00-00.tar']);
});

test('[O-07] two backups that are made in one second are both checked', async (context) => {
  const folder = path.join(sites.folder, 'at-once');
  await mkdir(folder);
  context.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 2) });
  const both = [1, 2].map(() => backUp(siteOf(full), folder, optionsOf(full, 2)));
  for (const { file } of await Promise.all(both)) assert.equal(path.basename(file), 'site-2026-01-02T00-00-00.tar');
  assert.deepEqual(await readdir(folder), ['site-2026-01-02T00-00-00.tar']);
});

test('[O-07] what killed backups and restores have left is removed by the next one, and what somebody works on is not', async () => {
  const folder = path.join(sites.folder, 'left');
  const leave = async (name: string, time: number) => {
    const place = path.join(folder, name);
    if (name.startsWith('site-')) await writeFile(place, 'left');
    else {
      await mkdir(place);
      await writeFile(path.join(place, 'staged.sqlite'), 'left');
    }
    await utimes(place, time / 1000, time / 1000);
  };
  await mkdir(folder);
  const now = Date.now();
  const unchecked = 'site-2020-01-01T00-00-00.tar.unchecked-0198';
  const killed = [unchecked, `${unchecked}.0198.unfinished`];
  for (const name of [...killed, 'varda-backup-killed', 'varda-restore-killed']) await leave(name, now - 2 * hour);
  await leave('varda-restore-working', now);
  const { file } = await backUp(siteOf(full), folder, optionsOf(full, 1));
  assert.deepEqual(await readdir(folder), [path.basename(file), 'varda-restore-working']);
});

test('[O-07] a complete backup goes for newer complete ones alone, and incomplete ones go with those that they are older than', () => {
  const of = (days: string, sort = '') => [...days].map((day) => `site-2026-01-0${day}T00-00-00${sort}.tar`);
  const spare = (complete: string, incomplete: string, kept = 2) =>
    spareOf([...of(complete), ...of(incomplete, '.incomplete')].toSorted(), kept);
  assert.deepEqual(spare('12', '345'), of('3', '.incomplete'));
  assert.deepEqual(spare('126', '345'), [...of('1'), ...of('3', '.incomplete')]);
  assert.deepEqual(spare('1267', '345'), [...of('12'), ...of('345', '.incomplete')]);
  assert.deepEqual(spare('', '12'), []);
});

test('[O-07] after one that was killed the next is made an hour later, and after one that was made a day later', async () => {
  const folder = path.join(sites.folder, 'due');
  await mkdir(folder);
  const due = (names: string[] = []) => dueAfter(names, folder);
  assert.ok((await due()) <= Date.now());
  const killed = path.join(folder, 'site-2026-01-02T00-00-00.tar.unchecked-0198');
  await writeFile(killed, 'killed');
  const time = Date.UTC(2026, 0, 2, 0, 5);
  await utimes(killed, time / 1000, time / 1000);
  assert.equal(await due(), time + hour);
  assert.equal(await due(['site-2026-01-01T00-05-00.tar']), time + hour);
  assert.equal(await due(['site-2026-01-02T12-00-00.tar']), Date.UTC(2026, 0, 3, 12));
});

test('[O-07] a daily backup that fails says so and is tried again later: it does not end', async () => {
  const child = startCommand('backup', ['daily', '--daily'], {
    // Nothing is there to dump.
    dataFolder: path.join(sites.folder, 'nothing'),
    cwd: sites.folder,
  });
  const ended = once(child, 'exit');
  let said = '';
  for await (const part of child.stderr ?? []) {
    said += part;
    if (/The next try/.test(said)) child.kill();
  }
  assert.match(said, /no site here.*The next try is in an hour/s);
  assert.deepEqual(await ended, [null, 'SIGTERM']);
});

test('[O-07] into a bucket and back by command; so many stay there', async () => {
  // Pictures stay in files: only backups go to the storage.
  const { S3_BUCKET: _, ...ofStorage } = sites.s3.variables;
  const asBackups = Object.entries(ofStorage).map(([name, value]) => [`BACKUP_${name}`, value]);
  // What a killed one has left, in the folder for temporary files.
  const TMPDIR = path.join(sites.folder, 'temporary');
  const killed = path.join(TMPDIR, 'varda-backup-killed');
  await mkdir(killed, { recursive: true });
  const left = Date.now() / 1000 - 7_200;
  await utimes(killed, left, left);
  const variables = { ...Object.fromEntries(asBackups), BACKUPS_KEPT: '2', TMPDIR };
  const older = new S3Bucket({ ...s3OptionsOf(readEnvironment(sites.s3.variables)), prefix: 'backups/' });
  for (const name of ['site-2020-01-01T00-00-00.tar', 'site-2020-01-02T00-00-00.tar', 'notes.txt'])
    await older.put(name, Buffer.from('older'), 'text/plain');
  const { status, said } = await spawnCommandBeside('backup', ['s3://site/backups'], {
    dataFolder: full.environment.DATA_DIR,
    variables,
  });
  assert.equal(status, 0, said);
  assert.deepEqual(await readdir(TMPDIR), []);
  const names = await namesIn(older);
  const newest = names.at(-1) ?? '';
  assert.deepEqual(names, ['notes.txt', 'site-2020-01-02T00-00-00.tar', newest]);
  assert.match(
    said,
    /^site-.*\.tar: restored into an empty place, and the same there\.\nsite-2020-01-01.*: deleted\.$/m,
  );

  const there = await sites.openEmpty('sqlite');
  const place = `s3://site/backups/${newest}`;
  const restored = await spawnCommandBeside('restore', [place], { dataFolder: there.environment.DATA_DIR, variables });
  assert.equal(restored.status, 0, restored.said);
  // Both commands have noted themselves in the activity log since.
  const { activity: __, ...expected } = await hashesOf(full);
  const { activity: ___, ...found } = await hashesOf(there);
  assert.deepEqual(found, expected);
});

test('[O-07] two dumps differ by the tables in which something has changed', async () => {
  const first = await sites.dump(full, 'first.tar');
  await full.db.updateTable('history').set({ text_en: '<p>changed</p>' }).execute();
  assert.deepEqual(await differences(first, await sites.dump(full, 'second.tar')), ['history']);
});

test('[O-07] a restore of a backup that its bucket lacks names those that are there', async () => {
  const environment = readEnvironment(sites.s3.variables);
  const bucket = new S3Bucket({ ...s3OptionsOf(environment), prefix: 'misspelt/' });
  const name = 'site-2020-01-01T00-00-00.tar';
  await bucket.put(name, Buffer.from('older'), 'text/plain');
  const fetching = new BucketBackups('s3://site/misspelt', environment).fetch(
    'site-2020.tar',
    path.join(sites.folder, 'nowhere'),
  );
  await assert.rejects(
    fetching,
    /^Error: There is no site-2020\.tar in that place of the bucket\. The newest backups there: site-2020-01-01T00-00-00\.tar\.$/,
  );
  await bucket.delete(name);
});

test('[O-07] a file of any size goes into a bucket in parts, and nothing stays of one that is refused', async () => {
  const bucket = new S3Bucket({ ...s3OptionsOf(readEnvironment(sites.s3.variables)), prefix: 'large/' });
  const [file, back] = [path.join(sites.folder, 'large'), path.join(sites.folder, 'back')];
  // Of two parts.
  await writeFile(file, randomBytes(17 * 2 ** 20));
  let refused = 0;
  // A storage that is busy is asked again.
  sites.s3.refuse = (method) => (method === 'PUT' && refused++ === 0 ? 503 : undefined);
  try {
    await bucket.putFile('file', file);
    await bucket.getFile('file', back);
    assert.ok((await readFile(back)).equals(await readFile(file)));
    sites.s3.refuse = (method) => (method === 'PUT' ? 403 : undefined);
    await assert.rejects(bucket.putFile('other', file), /403/);
  } finally {
    sites.s3.refuse = () => undefined;
  }
  assert.deepEqual(await namesIn(bucket), ['file']);
});

test('[O-07] one that lacks files of pictures names them, counts as none and deletes none, in a folder and in a bucket', async () => {
  const site = await sites.open('sqlite');
  const { token } = await site.signIn('user');
  await site.send('POST /products', { token, form: productForm({ image: await picture(40, 30) }) });
  const dataFolder = site.environment.DATA_DIR;
  await rm(path.join(dataFolder, 'pictures'), { recursive: true });
  const { key } = await site.db.selectFrom('pictures').select('key').executeTakeFirstOrThrow();
  const older = 'site-2020-01-01T00-00-00.tar';
  const folder = path.join(sites.folder, 'lacking');
  await mkdir(folder);
  await writeFile(path.join(folder, older), 'older');
  const { status, said } = spawnCommand('backup', ['lacking'], {
    dataFolder,
    cwd: sites.folder,
    variables: { BACKUPS_KEPT: '1' },
  });
  assert.equal(status, 1, said);
  assert.ok(said.includes(`\n  ${key}\n`), said);
  assert.match(said, /No complete backup was deleted\. .*DATA_DIR/);
  const noted = await site.db.selectFrom('activity').select('action').where('entity', '=', 'site').execute();
  assert.deepEqual(
    noted.map(({ action }) => action).filter((action) => action === 'export' || action === 'back_up'),
    ['export'],
  );

  const environment = readEnvironment(sites.s3.variables);
  const bucket = new S3Bucket({ ...s3OptionsOf(environment), prefix: 'lacking/' });
  await bucket.put(older, Buffer.from('older'), 'text/plain');
  const { missing } = await new BucketBackups('s3://site/lacking', environment).backUp(
    siteOf(site),
    optionsOf(site, 1),
  );
  assert.deepEqual(missing, [key]);
  for (const names of [await backupsIn(folder), await namesIn(bucket)]) {
    assert.equal(names.length, 2);
    assert.equal(names[0], older);
    assert.match(names[1] ?? '', /^site-.*\d\.incomplete\.tar$/);
    assert.ok(madeAt(names[1] ?? '') > madeAt(older));
  }
});

async function namesIn(bucket: S3Bucket): Promise<string[]> {
  const names: string[] = [];
  for await (const name of bucket.list('')) names.push(name);
  return names;
}
