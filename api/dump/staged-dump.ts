import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { refoldSearch } from '../content/refold-search.ts';
import { insertRows, type Row } from '../database/insert-rows.ts';
import { migrateTo, migrateToLatest, migrationNames } from '../database/migrations/migrate.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { NodeSqliteDialect } from '../database/sqlite.dialect.ts';
import { refilterProducts } from '../products/filtered-columns.ts';
import { dumpHead, dumpVersion, missingPictures, missingPicturesName, pictureIn, tableIn } from './dump-format.ts';
import { DamagedDump, type Part, readParts } from './dump-reader.ts';
import type { Progress } from './make-dump.ts';

/** A dump that has been read to its end and found whole. */
export interface StagedDump {
  file: string;
  /** Its rows in a database of their own, with the tables as they are today, whenever the dump was made. */
  db: Db;
  /** How many of its pictures have no files in it: they had none where it was made. */
  missing: number;
  discard(): Promise<void>;
}

/**
 * Checks a dump and puts its rows into a database below the system's folder for temporary files.
 *
 * @throws Error that says why the dump cannot be restored
 */
export async function stageDump(file: string, progress: Progress): Promise<StagedDump> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-restore-'));
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(path.join(folder, 'staged.sqlite')) });
  const discard = async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await sql`pragma synchronous = off`.execute(db);
    let isHead = true;
    let missing = 0;
    for await (const part of readParts(file, progress)) {
      if (isHead) await prepareTables(db, file, part);
      else if (part.name === missingPicturesName)
        missing = missingPictures.parse(JSON.parse(part.bytes.toString())).length;
      else if (tableIn(part.name)) await stageRows(db, file, part);
      else if (!pictureIn(part.name)) throw new DamagedDump(file, `${part.name} is unknown`);
      isHead = false;
    }
    await migrateToLatest(db);
    await refoldSearch(db);
    await refilterProducts(db);
    return { file, db, missing, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Makes the tables as they were where the dump was made. */
async function prepareTables(db: Db, file: string, part: Part): Promise<void> {
  const head = part.name === 'dump.json' ? dumpHead.safeParse(JSON.parse(part.bytes.toString())) : undefined;
  if (!head?.success) throw new DamagedDump(file, 'it does not begin like a dump');
  const { version, migration, made } = head.data;
  if (version > dumpVersion || !migrationNames.includes(migration))
    throw new Error(`${file} was made by a newer version of this program (${migration}, ${made}). Update it first.`);
  await migrateTo(db, migration);
}

async function stageRows(db: Db, file: string, { name, bytes }: Part): Promise<void> {
  const lines = bytes.toString().trimEnd().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Row);
  try {
    await insertRows(db, tableIn(name) ?? '', rows);
  } catch (error) {
    throw new DamagedDump(file, `${name} does not fit: ${(error as Error).message}`);
  }
}
