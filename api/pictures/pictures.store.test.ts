import assert from 'node:assert/strict';
import fileSystem, { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readEnvironment } from '../environment.ts';
import { type S3Server, startS3Server } from '../test/s3-server.ts';
import { openPictureStore, s3OptionsOf } from './open-picture-store.ts';
import type { PictureStore } from './pictures.store.ts';
import { S3Bucket } from './s3-bucket.ts';

let server: S3Server;
let folder: string;
before(async () => {
  server = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'varda-store-'));
});
after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (variables: Record<string, string>) =>
  openPictureStore(readEnvironment({ DATA_DIR: folder, ...variables }));
const key = (letter: string) => letter.repeat(32);
const files = (text: string, names = ['320.avif', '320.webp', '640.avif', '640.webp']) =>
  names.map((name) => ({ name, bytes: Buffer.from(`${text} ${name}`) }));
const all = async (names: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.toSorted();
};

for (const [kind, variables] of [
  ['a folder', () => ({})],
  ['S3', () => server.variables],
] as const)
  describe(`pictures in ${kind}`, () => {
    let store: PictureStore;
    before(async () => {
      store = open(variables());
      await store.check();
    });

    test('a picture that was put is read byte for byte, and nothing else is', async () => {
      const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * index) % 256));
      await store.put(key('a'), [{ name: '320.webp', bytes }]);
      assert.deepEqual(await store.read(key('a'), '320.webp'), bytes);
      assert.equal(await store.read(key('a'), '640.webp'), null);
      assert.equal(await store.read(key('b'), '320.webp'), null);
    });

    test('a picture that is there stays as it was put first', async () => {
      await store.put(key('c'), files('first'));
      await store.put(key('c'), files('second'));
      for (const { name, bytes } of files('first')) assert.deepEqual(await store.read(key('c'), name), bytes);
    });

    test('a removed picture is gone, can be removed again and put again', async () => {
      await store.put(key('d'), files('old'));
      await store.remove(key('d'));
      assert.equal(await store.read(key('d'), '320.avif'), null);
      await store.remove(key('d'));
      await store.put(key('d'), files('new'));
      assert.deepEqual(await store.read(key('d'), '640.webp'), Buffer.from('new 640.webp'));
    });

    test('keys are those of all pictures, each once', async () => {
      for (const known of await all(store.keys())) await store.remove(known);
      for (const letter of ['4', '5', '6']) await store.put(key(letter), files('listed'));
      assert.deepEqual(await all(store.keys()), ['4', '5', '6'].map(key));
      assert.deepEqual(await all(store.leftovers()), []);
    });

    test('the same picture can be put many times at once', async () => {
      await Promise.all(Array.from({ length: 8 }, () => store.put(key('e'), files('same'))));
      for (const { name, bytes } of files('same')) assert.deepEqual(await store.read(key('e'), name), bytes);
      assert.deepEqual(await all(store.leftovers()), []);
    });
  });

describe('pictures in a folder', () => {
  test('[K-05] a check on a full disk leaves nothing', async (context) => {
    const store = open({});
    await store.check();
    const unfinished = path.join(folder, 'pictures', '.unfinished');
    const before = await readdir(unfinished);
    // As the system does: the file is made, and has no room.
    const { open: openFile } = fileSystem;
    context.mock.method(fileSystem, 'writeFile', async (file: string) => {
      await (await openFile(file, 'w')).close();
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    try {
      await assert.rejects(store.check(), { code: 'ENOSPC' });
    } finally {
      context.mock.restoreAll();
      syncBuiltinESMExports();
    }
    assert.deepEqual(await readdir(unfinished), before);
  });

  test('drafts of a process that ended half way are found and discarded, folders of others are not touched', async () => {
    const store = open({});
    const draft = path.join(folder, 'pictures/.unfinished', `${key('f')}-0198`);
    await mkdir(draft, { recursive: true });
    await writeFile(path.join(draft, '320.webp'), 'half');
    await mkdir(path.join(folder, 'pictures/lost+found'), { recursive: true });
    assert.deepEqual(await all(store.leftovers()), [key('f')]);
    assert.ok(!(await all(store.keys())).includes('lost+found'));
    await store.discard(key('0'));
    assert.deepEqual(await all(store.leftovers()), [key('f')]);
    await store.discard(key('f'));
    assert.deepEqual(await all(store.leftovers()), []);
  });
});

describe('pictures in S3', () => {
  after(() => {
    server.refuse = () => undefined;
  });

  test('what was put in part is completed by the next put', async () => {
    const store = open(server.variables);
    server.refuse = (method, name) => (method === 'PUT' && name.endsWith('640.avif') ? 403 : undefined);
    await assert.rejects(store.put(key('1'), files('part')), /answers 403/);
    assert.equal(await store.read(key('1'), '640.avif'), null);
    server.refuse = () => undefined;
    await store.put(key('1'), files('part'));
    for (const { name, bytes } of files('part')) assert.deepEqual(await store.read(key('1'), name), bytes);
  });

  test('objects of others are not touched, not even below the same prefix', async () => {
    await open({ ...server.variables, S3_PREFIX: 'pictures/elsewhere' }).put(key('2'), files('theirs'));
    assert.ok(!(await all(open(server.variables).keys())).some((name) => name.includes('elsewhere')));
  });

  test('a list comes page by page', async () => {
    const bucket = new S3Bucket({ ...s3OptionsOf(readEnvironment(server.variables)), prefix: 'pages/' });
    const names = ['a/1', 'a/2', 'a/3', 'b/1', 'b/2'];
    for (const name of names) await bucket.put(name, Buffer.from(name), 'image/webp');
    for (const page of [1, 2, 3, 5]) assert.deepEqual(await all(bucket.list('', { page })), names);
    assert.deepEqual(await all(bucket.list('b/', { page: 1 })), ['b/1', 'b/2']);
  });

  test('a call that fails for a moment is tried again', async () => {
    const store = open(server.variables);
    let failures = 2;
    server.refuse = () => {
      failures -= 1;
      return failures >= 0 ? 503 : undefined;
    };
    await store.put(key('3'), files('again', ['320.webp']));
    assert.deepEqual(await store.read(key('3'), '320.webp'), Buffer.from('again 320.webp'));
  });

  test('what is wrong is said together with the variable that mends it', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as { port: number };
    const wrong: [change: Record<string, string>, said: RegExp][] = [
      [{ S3_SECRET_ACCESS_KEY: 'x' }, /403 SignatureDoesNotMatch .*Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
      [{ S3_ACCESS_KEY_ID: 'x' }, /403 InvalidAccessKeyId .*Check S3_ACCESS_KEY_ID/],
      [{ S3_BUCKET: 'nowhere' }, /nowhere answers 404 NoSuchBucket .*S3_BUCKET=/],
      [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, /127\.0\.0\.1:9\/site cannot be reached \(.+\)\. Check/],
      [
        { S3_ENDPOINT: 'http://nowhere.invalid', S3_PATH_STYLE: 'off' },
        /site\.nowhere\.invalid cannot be reached \((ENOTFOUND|EAI_AGAIN)\)/,
      ],
      [{ S3_ENDPOINT: `http://127.0.0.1:${port}` }, /did not answer within 3 s\. Check S3_ENDPOINT/],
    ];
    for (const [change, said] of wrong) await assert.rejects(open({ ...server.variables, ...change }).check(), said);
    silent.close();
  });

  test('half of the variables is refused, with the missing ones named', () => {
    for (const missing of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      assert.throws(() => readEnvironment({ ...server.variables, [missing]: '' }), new RegExp(`${missing}: is needed`));
  });
});
