import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureFormats } from '@varda/contract/picture-url';
import { removeLeftovers } from '@varda/server/remove-leftovers';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Row } from '../database/insert-rows.ts';
import { migrationNames } from '../database/migrations/migrate.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { leafletFile } from '../leaflets/leaflet-file.ts';
import { isOfProduct, isShown } from '../pictures/pictures.repository.ts';
import type { PictureFile, PictureStore } from '../pictures/pictures.store.ts';
import { type DumpHead, dumpVersion, missingPicturesName, pictureName, rowsName, rowsPart } from './dump-format.ts';
import { DumpWriter, draftEnd } from './dump-writer.ts';
import { type DumpedTable, dumpedTables, filledByItself } from './dumped-tables.ts';
import { countRows, readRows } from './rows.ts';

export interface Site {
  db: Db;
  store: PictureStore;
}

export type Progress = (done: number, total: number) => void;

/** How many rows a dump holds of each table. */
export type RowCounts = Record<string, number>;

interface Dumped {
  counts: RowCounts;
  /** Keys of pictures that are shown but whose files are not there: the dump has their rows only. */
  missing: string[];
}

/** Of these tables, the rows that are in use; their files go into the dump too. */
const shownPictures = sql<SqlBool>`${isShown(expressionBuilder<Schema, 'pictures'>())}`;
const inUse: Partial<Record<keyof Schema, RawBuilder<SqlBool>>> = {
  pictures: shownPictures,
  media: sql<SqlBool>`media.id in (select key from pictures where ${shownPictures})`,
  leaflets: sql<SqlBool>`${isOfProduct(expressionBuilder<Schema, 'leaflets'>())}`,
};

/**
 * Writes everything of a site into one file, as it was at one moment, while others go on reading and writing. An older file
 * of that name is replaced once the new one is whole.
 *
 * @throws Error if there is nothing to dump, or the name is that of something else than a file
 */
export async function makeDump({ db, store }: Site, file: string, progress: Progress): Promise<Dumped> {
  const total = await countEverything(db);
  const writer = new DumpWriter(await placeOf(file));
  const counts: RowCounts = {};
  let done = 0;
  const step = (more: number) => {
    done += more;
    progress(done, Math.max(done, total));
  };
  try {
    await writer.add('dump.json', JSON.stringify(head()));
    const written = new Set<string>();
    let missing: string[] = [];
    for (let whole = false; !whole; ) {
      whole = await snapshot(db, async (tx) => {
        const before = new Set(missing);
        missing = await writePictures(tx, store, writer, written, step);
        // Removed since this snapshot was taken: the next one, a moment later, does not know it any more.
        if (missing.some((key) => !before.has(key))) return false;
        if (missing.length > 0) await writer.add(missingPicturesName, JSON.stringify(missing));
        for (const table of dumpedTables) counts[table.name] = await writeTable(tx, table, writer, step);
        return true;
      });
    }
    await writer.finish();
    return { counts, missing };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/** Where a link leads: the file is replaced, not the link. A folder, a device or a pipe would be replaced by it as well. */
async function placeOf(file: string): Promise<string> {
  const there = await stat(file).catch(() => null);
  if (there && !there.isFile()) throw new Error(`${file} is no file: name one to write, or one that is to be replaced`);
  const place = there ? await realpath(file) : file;
  const [folder, name] = [path.dirname(place), path.basename(place)];
  await removeLeftovers(folder, (each) => each.startsWith(`${name}.`) && each.endsWith(draftEnd));
  return place;
}

function head(): DumpHead {
  const migration = migrationNames.at(-1) ?? '';
  return { format: 'varda-dump', version: dumpVersion, migration, made: new Date().toISOString() };
}

/** Rows and stored files together. */
async function countEverything(db: Db): Promise<number> {
  let all = 0;
  let own = 0;
  for (const { name } of dumpedTables) {
    const rows = await countRows(db, name);
    all += name === 'pictures' || name === 'leaflets' ? 2 * rows : rows;
    if (!filledByItself.includes(name)) own += rows;
  }
  if (own === 0) throw new Error('There is nothing to dump. Are DATA_DIR and DATABASE_URL those of the site?');
  return all;
}

/** Reads the database as it is at one moment; on neither engine does that keep others from writing. */
function snapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(read);
}

/** Writes those pictures and leaflets that are in use and have not been written yet; answers the keys of those without files. */
async function writePictures(
  tx: Db,
  store: PictureStore,
  writer: DumpWriter,
  written: Set<string>,
  step: (more: number) => void,
): Promise<string[]> {
  const gone: string[] = [];
  const write = async (key: string, names: readonly string[]) => {
    if (written.has(key)) return;
    const files = await readFiles(store, key, names);
    if (!files) {
      gone.push(key);
      return;
    }
    for (const { name, bytes } of files) await writer.add(pictureName(key, name), bytes);
    written.add(key);
    step(1);
  };
  for await (const rows of readRows(tx, { name: 'pictures', order: ['key'] }, inUse.pictures))
    for (const { key, widths } of rows) await write(String(key), filesOf(JSON.parse(String(widths)) as number[]));
  for await (const rows of readRows(tx, { name: 'leaflets', order: ['key'] }, inUse.leaflets))
    for (const { key } of rows) await write(String(key), [leafletFile]);
  return gone;
}

/** Names of a picture's files. */
function filesOf(widths: readonly number[]): string[] {
  return widths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`));
}

/** @returns null where one of the files is not there */
async function readFiles(store: PictureStore, key: string, names: readonly string[]) {
  const files: PictureFile[] = [];
  for (const name of names) {
    const bytes = await store.read(key, name);
    if (!bytes) return null;
    files.push({ name, bytes });
  }
  return files;
}

async function writeTable(tx: Db, table: DumpedTable, writer: DumpWriter, step: (more: number) => void) {
  const only = inUse[table.name];
  let parts = 0;
  let rows = 0;
  let lines: string[] = [];
  let size = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    parts += 1;
    await writer.add(rowsName(table.name, parts), lines.join(''));
    lines = [];
    size = 0;
  };
  for await (const page of readRows(tx, table, only)) {
    for (const row of page) {
      const line = `${JSON.stringify(row satisfies Row)}\n`;
      lines.push(line);
      size += line.length;
      if (size >= rowsPart) await flush();
    }
    rows += page.length;
    step(page.length);
  }
  await flush();
  return rows;
}
