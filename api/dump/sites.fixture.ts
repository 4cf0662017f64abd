import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pictureFormats } from '@varda/contract/picture-url';
import { sql } from 'kysely';
import { refoldSearch } from '../content/refold-search.ts';
import { insertRows, type Row } from '../database/insert-rows.ts';
import { migrationNames } from '../database/migrations/migrate.ts';
import { leafletFile } from '../leaflets/leaflet-file.ts';
import { type S3Server, startS3Server } from '../test/s3-server.ts';
import { dosageForm, pdf, picture, productForm } from '../test/samples.ts';
import { type Engine, openTestApp, type TestApp } from '../test/test-app.ts';
import { DumpWriter } from './dump-writer.ts';
import { dumpedTables } from './dumped-tables.ts';
import { makeDump } from './make-dump.ts';
import { restoreDump } from './restore-dump.ts';
import { readRows } from './rows.ts';
import { stageDump } from './staged-dump.ts';

export const quiet = () => {};

/** Sites of a test and the dumps between them. */
export class TestSites {
  readonly folder: string;
  readonly s3: S3Server;
  readonly #opened: TestApp[] = [];

  constructor(folder: string, s3: S3Server) {
    this.folder = folder;
    this.s3 = s3;
  }

  static async start(): Promise<TestSites> {
    return new TestSites(await mkdtemp(path.join(tmpdir(), 'varda-dump-')), await startS3Server());
  }

  async close(): Promise<void> {
    for (const app of this.#opened) await app.close();
    await this.s3.close();
    await rm(this.folder, { recursive: true });
  }

  async open(engine: Engine, variables: Record<string, string> = {}): Promise<TestApp> {
    const app = await openTestApp(engine, variables);
    this.#opened.push(app);
    return app;
  }

  /** A site whose database is as the migrations leave it. */
  async openEmpty(engine: Engine, variables: Record<string, string> = {}): Promise<TestApp> {
    const app = await this.open(engine, variables);
    await app.db.deleteFrom('users').execute();
    return app;
  }

  /** A site with rows in every table. */
  async openFull(engine: Engine, variables: Record<string, string> = {}): Promise<TestApp> {
    const app = await this.open(engine, variables);
    await fill(app);
    return app;
  }

  async dump(app: TestApp, name = 'dump.tar'): Promise<string> {
    const file = path.join(this.folder, name);
    await makeDump({ db: app.db, store: app.services.pictures.store }, file, quiet);
    return file;
  }

  async restore(file: string, app: TestApp, replace = false): Promise<void> {
    const staged = await stageDump(file, quiet);
    try {
      await restoreDump(staged, app.services, { replace, progress: quiet });
    } finally {
      await staged.discard();
    }
  }

  /** A dump with the given rows, made as if by another version of the program. */
  async written(name: string, change: object, tables: Record<string, Row[]>): Promise<string> {
    const file = path.join(this.folder, name);
    const head = { format: 'varda-dump', version: 1, migration: migrationNames.at(-1), made: new Date().toISOString() };
    const writer = new DumpWriter(file);
    await writer.add('dump.json', JSON.stringify({ ...head, ...change }));
    for (const [table, rows] of Object.entries(tables))
      await writer.add(`tables/${table}/000001.ndjson`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await writer.finish();
    return file;
  }
}

/** A hash of each table, and of each file of each picture. */
export async function hashesOf(app: TestApp): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of dumpedTables) {
    const hash = createHash('sha256');
    for await (const rows of readRows(app.db, table))
      for (const row of rows) hash.update(JSON.stringify(Object.entries(row).toSorted()));
    hashes[table.name] = hash.digest('hex');
  }
  const { store } = app.services.pictures;
  const pictures = [320, 640, 1024, 1600].flatMap((width) => pictureFormats.map((format) => `${width}.${format}`));
  for await (const key of store.keys())
    for (const name of [...pictures, leafletFile]) {
      const bytes = await store.read(key, name);
      if (bytes) hashes[`${key}/${name}`] = createHash('sha256').update(bytes).digest('hex');
    }
  return hashes;
}

const described = { en: 'A “brown” bottle', mk: 'Кафеаво шише' };

/** Content through the api where pictures come in, and odd rows straight into every other table. */
async function fill(app: TestApp): Promise<void> {
  const { token, id } = await app.signIn('admin');
  for (const size of [330, 700, 1100]) {
    const form = productForm({ image: await picture(size, 20), imageAlt: described });
    const { body } = await app.send('POST /products', { token, form });
    // An earlier version shows the picture before.
    await app.send(`PUT /products/${body._id}`, { token, form: { image: await picture(size, 21) } });
  }
  const deleted = await app.send('POST /products', { token, form: productForm({ image: await picture(350, 20) }) });
  await app.send(`DELETE /products/${deleted.body._id}`, { token });
  const drafted = await app.send('POST /products', { token, form: productForm() });
  const form = { image: await picture(360, 20) };
  await app.send(`PUT /products/${drafted.body._id}?as=draft` as 'GET /', { token, form });
  await app.send(`POST /drafts/products/${drafted.body._id}`, { token });
  await app.send('POST /products', { token, form: productForm({ leafletEn: pdf('one'), leafletMk: pdf('two') }) });
  await app.send('POST /dosage', { token, form: dosageForm({ image: await picture(340, 20), imageAlt: described }) });
  const tags = JSON.stringify(['поле', 'range']);
  await app.send('POST /media', { token, form: { image: await picture(370, 20), name: 'Unused', tags } });
  const { key } = await app.db.selectFrom('pictures').select('key').executeTakeFirstOrThrow();
  const links: Row = {
    picture: key,
    picture_mk: key,
    about_id: '2',
    message_id: '2',
    comment_id: '2',
    schedule_id: '2',
    user_id: id,
    created_by: id,
    updated_by: null,
  };
  for (const { name } of dumpedTables) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(app.db);
    if (rows.length === 0) await insertRows(app.db, name, await oddRows(app, name, links));
  }
  // A restore folds what is searched by today's rule.
  await app.db.updateTable('search_folding').set({ version: 0 }).execute();
  await refoldSearch(app.db);
}

const oddTexts = [
  '',
  ' \n\t\r\u0001',
  "'; drop table users; --",
  'Ѓорѓи „ќе“ \u2028 \u00a0 🌿 \\ "',
  '\u{10ffff}\ufeff%_',
];

/** Tables with one row, or one for each of those that they refer to. */
const single = ['about_pictures', 'account_rules', 'approvals', 'comment_mentions', 'outbox', 'second_factors'];

/** A full page of those that a dump reads, with a row behind it or without. */
const manyRows = (columns: readonly unknown[]) => 100 + (columns.length % 2);

async function oddRows(app: TestApp, table: string, links: Row): Promise<Row[]> {
  const { columns = [] } = (await app.db.introspection.getTables()).find(({ name }) => name === table) ?? {};
  return Array.from({ length: single.includes(table) ? 1 : manyRows(columns) }, (_, index) =>
    Object.fromEntries(
      columns.map(({ name, dataType }, column) => {
        if (
          ['id', 'code_hash', 'credential_id', 'subject'].includes(name) ||
          name.endsWith('row_id') ||
          name === 'item_id'
        )
          return [name, String(index)];
        if (name in links) return [name, links[name] as string];
        return [name, /int|double|float/i.test(dataType) ? index : `${oddTexts[(index + column) % oddTexts.length]}`];
      }),
    ),
  );
}
