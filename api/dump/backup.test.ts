import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, test } from 'node:test';
import { openSite } from '../commands/open-site.ts';
import { spawnCommand } from '../test/command-process.ts';
import { engines, type TestApp } from '../test/test-app.ts';
import { backUp, backupsIn, differences, madeAt } from './backup.ts';
import { hashesOf, TestSites } from './sites.fixture.ts';

const sites = await TestSites.start();
after(() => sites.close());

for (const engine of engines) {
  let site: TestApp;
  let folder: string;
  const options = (kept: number) => ({
    kept,
    openEmpty: (place: string) =>
      openSite({ ...site.environment, DATA_DIR: place, DATABASE_URL: undefined, S3_BUCKET: undefined }),
  });
  const backup = (kept = 2) => backUp({ db: site.db, store: site.parts.pictures.store }, folder, options(kept));

  test(`${engine}: [O-07] a backup restores as it was made, and only then the oldest goes`, async () => {
    site = await sites.openFull(engine, engine === 'postgres' ? sites.s3.variables : {});
    folder = path.join(sites.folder, `backups-${engine}`);
    await mkdir(folder);
    for (const name of ['site-2020-01-01T00-00-00.tar', 'site-2020-01-02T00-00-00.tar', 'notes.txt'])
      await writeFile(path.join(folder, name), 'older');

    const { file, deleted } = await backup();
    assert.deepEqual(deleted, ['site-2020-01-01T00-00-00.tar']);
    assert.deepEqual(await backupsIn(folder), ['site-2020-01-02T00-00-00.tar', path.basename(file)]);
    assert.ok((await readdir(folder)).includes('notes.txt'));

    const there = await sites.openEmpty('sqlite');
    await sites.restore(file, there);
    assert.deepEqual(await hashesOf(there), await hashesOf(site));
  });

  test(`${engine}: [O-07] one that does not restore as it was made is told of by what differs, and all others stay`, async () => {
    const before = await readdir(folder);
    const { openEmpty } = options(1);
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
    const failing = backUp({ db: site.db, store: site.parts.pictures.store }, folder, { kept: 1, openEmpty: changing });
    await assert.rejects(failing, /does not restore as it was made: pictures\//);
    assert.deepEqual(await readdir(folder), before);
  });

  test(`${engine}: [O-07] two dumps differ by the tables in which something has changed`, async () => {
    const first = await sites.dump(site, `${engine}-first.tar`);
    await site.db.updateTable('history').set({ text_en: '<p>changed</p>' }).execute();
    assert.deepEqual(await differences(first, await sites.dump(site, `${engine}-second.tar`)), ['history']);
  });
}

test('[O-07] by command, with the time in its name', async () => {
  const site = await sites.openFull('sqlite');
  const begun = Math.floor(Date.now() / 1000) * 1000;
  const { status, said } = spawnCommand('backup', ['backups'], {
    dataFolder: site.environment.DATA_DIR,
    cwd: sites.folder,
  });
  assert.equal(status, 0, said);
  assert.match(said, /site-.*\.tar: restored into an empty place, and the same there\./);
  const [name = ''] = await backupsIn(path.join(sites.folder, 'backups'));
  assert.ok(madeAt(name) >= begun && madeAt(name) <= Date.now(), name);
});
