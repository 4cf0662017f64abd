import { sql } from 'kysely';
import { changeContent } from '../content/content-revision.ts';
import { isPostgres } from '../database/engine.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/open-database.ts';
import { fillLegalPages } from '../legal-pages/legal-pages.repository.ts';
import type { PictureLibrary } from '../pictures/picture-library.ts';
import { knownKeys } from '../pictures/pictures.repository.ts';
import type { PictureFile, PictureStore } from '../pictures/pictures.store.ts';
import { fillSiteItems } from '../site-content/site-items.repository.ts';
import { pictureIn, tableIn } from './dump-format.ts';
import { DamagedDump, readParts } from './dump-reader.ts';
import { countsText } from './dump-report.ts';
import { dumpedTables, filledByItself, restoredTables } from './dumped-tables.ts';
import type { Progress, RowCounts } from './make-dump.ts';
import { countRows, readRows } from './rows.ts';
import type { StagedDump } from './staged-dump.ts';

interface Target {
  db: Db;
  pictures: PictureLibrary;
}

/**
 * Puts a dump into a database and a store, all of it or nothing. Others read meanwhile what was there before; whoever
 * writes waits.
 *
 * @param options.replace deletes what is there; without it, anything but an empty database is refused
 */
export async function restoreDump(
  staged: StagedDump,
  { db, pictures }: Target,
  options: { replace: boolean; progress: Progress },
): Promise<RowCounts> {
  const total = (await knownKeys(staged.db)).size + (await countStaged(staged.db));
  let done = 0;
  const step = (more: number) => {
    done += more;
    options.progress(done, total);
  };
  try {
    return await changeContent(db, async (tx) => {
      await excludeWriters(tx);
      if (!options.replace) await requireEmpty(tx);
      // Under the same lock, so that nobody takes them for files without a row and tidies them up.
      await putPictures(staged, pictures.store, step);
      for (const table of restoredTables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx);
      const counts: RowCounts = {};
      for (const table of dumpedTables) {
        counts[table.name] = 0;
        for await (const rows of readRows(staged.db, table)) {
          await insertRows(tx, table.name, rows);
          counts[table.name] = (counts[table.name] ?? 0) + rows.length;
          step(rows.length);
        }
      }
      // A dump that was made before there were such rows.
      await fillLegalPages(tx);
      await fillSiteItems(tx);
      return counts;
    });
  } finally {
    // The pictures of what has been replaced; after a failure, those that had been put already.
    await pictures.tidy({ any: true }).catch(() => {});
  }
}

async function countStaged(db: Db): Promise<number> {
  const counts = await Promise.all(dumpedTables.map(({ name }) => countRows(db, name)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** On SQLite a transaction does so from its beginning. */
async function excludeWriters(tx: Db): Promise<void> {
  if (!isPostgres(tx)) return;
  const tables = restoredTables.map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(tx);
}

async function requireEmpty(tx: Db): Promise<void> {
  const counts: RowCounts = {};
  for (const { name } of dumpedTables) if (!filledByItself.includes(name)) counts[name] = await countRows(tx, name);
  const found = countsText(counts);
  if (found) throw new Error(`The database is not empty (${found}). Add --replace to delete all of that first.`);
}

/** Puts all pictures and leaflets that rows have; one that is there with other bytes, or in part, is put again. */
async function putPictures(staged: StagedDump, store: PictureStore, step: (more: number) => void): Promise<void> {
  const present = new Set<string>();
  const known = await knownKeys(staged.db);
  let missing = known.size - staged.missing;
  for await (const key of store.keys()) present.add(key);
  const put = async (key: string, files: readonly PictureFile[]) => {
    if (present.has(key) && !(await holds(store, key, files))) await store.remove(key);
    await store.put(key, files);
    missing -= 1;
    step(1);
  };

  let current: { key: string; files: PictureFile[] } | undefined;
  for await (const { name, bytes } of readParts(staged.file, () => {})) {
    const picture = pictureIn(name);
    if (current && current.key !== picture?.key) {
      if (known.has(current.key)) await put(current.key, current.files);
      current = undefined;
    }
    if (picture) {
      current ??= { key: picture.key, files: [] };
      current.files.push({ name: picture.file, bytes });
    }
    if (tableIn(name)) break;
  }
  if (missing > 0) throw new DamagedDump(staged.file, `${missing} of its pictures have no files`);
}

async function holds(store: PictureStore, key: string, files: readonly PictureFile[]): Promise<boolean> {
  for (const { name, bytes } of files) if (!(await store.read(key, name))?.equals(bytes)) return false;
  return true;
}
