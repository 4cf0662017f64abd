import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftovers } from '@varda/server/remove-leftovers';
import type { OpenSite } from '../commands/open-site.ts';
import { flushFolder } from '../pictures/flush-folder.ts';
import { pictureIn, tableIn } from './dump-format.ts';
import { readParts } from './dump-reader.ts';
import { makeDump, type Site } from './make-dump.ts';
import { restoreDump } from './restore-dump.ts';
import { stageDump } from './staged-dump.ts';

const quiet = () => {};

/** Of a backup's file; they sort by age. One that lacks files of pictures says so. */
const backupName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(\.incomplete)?\.tar$/;

/** Names of temporary files and folders of a backup or a restore, also where `TMPDIR` is the folder of the backups. A killed one leaves them behind. */
const workName = /^(?:site-[\dT-]+\.tar\.(?:unchecked|unfinished)|varda-(?:backup|restore)-)/;
const isWork = (name: string) => workName.test(name);

/** Between a backup that failed or was killed and the next try. */
export const hour = 60 * 60_000;
const day = 24 * hour;

/** Names of the backups in a folder, the oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  return backupsOf(await readdir(folder));
}

/** Those of the given names that are backups, the oldest first. */
export function backupsOf(names: readonly string[]): string[] {
  return names.filter((name) => backupName.test(name)).toSorted();
}

/**
 * Those of the given backups, the oldest first, that are not kept any more. Only complete ones make a complete one spare: so many of each
 * sort stay, and of the incomplete ones none from before the complete ones that stay.
 */
export function spareOf(names: readonly string[], kept: number): string[] {
  const complete = names.filter((name) => !backupName.exec(name)?.[1]);
  const incomplete = names.filter((name) => !complete.includes(name));
  const oldest = complete.at(-kept) ?? '';
  return [
    ...complete.slice(0, -kept),
    ...incomplete.filter((name, place) => name < oldest || place < incomplete.length - kept),
  ];
}

/** When a backup was made, in milliseconds since 1970. */
export function madeAt(name: string): number {
  return Date.parse(
    name
      .slice('site-'.length, 'site-2026-01-02T03-04-05'.length)
      .replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')
      .concat('Z'),
  );
}

/**
 * When the next daily backup is due: a day after the last of the given ones, and an hour after whatever is worked on in a folder, or was
 * until a kill; at once where there is neither.
 */
export async function dueAfter(names: readonly string[], folder: string): Promise<number> {
  const newest = names.at(-1);
  const works = (await readdir(folder)).filter(isWork);
  // One that is gone meanwhile was somebody else's, who has finished.
  const found = await Promise.all(works.map((name) => stat(path.join(folder, name)).catch(() => null)));
  const worked = found.flatMap((is) => (is ? [is.mtimeMs + hour] : []));
  return Math.max(newest ? madeAt(newest) + day : 0, ...worked);
}

/** Removes what killed backups and restores have left. */
export function removeWorks(folder: string): Promise<void> {
  return removeLeftovers(folder, isWork);
}

export interface BackUpOptions {
  /** How many stay, of complete and of incomplete ones. */
  kept: number;
  /** Opens an empty database and storage in a folder. */
  openEmpty: (folder: string) => Promise<OpenSite>;
}

export interface BackedUp {
  file: string;
  /** Names of the older ones that were deleted. */
  deleted: string[];
  /** Keys of pictures and leaflets whose files were not there: the backup lacks them. */
  missing: string[];
}

/**
 * Makes a backup in a folder and restores it into an empty place, whose own dump has to be the same, hash by hash. Only then it gets its
 * name, and older ones are deleted. Where files are missing its name says so: a complete one may have them, and is not deleted for it.
 *
 * @throws Error when the backup does not restore; it is not kept then
 */
export async function backUp(site: Site, folder: string, { kept, openEmpty }: BackUpOptions): Promise<BackedUp> {
  await removeWorks(folder);
  const made = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  // Two that are made in one second have a file each until it gets its name.
  const unchecked = path.join(folder, `site-${made}.tar.unchecked-${randomUUID()}`);
  const { missing } = await makeDump(site, unchecked, quiet);
  try {
    await requireRestorable(unchecked, openEmpty);
  } catch (error) {
    await rm(unchecked);
    throw error;
  }
  const file = path.join(folder, `site-${made}${missing.length > 0 ? '.incomplete' : ''}.tar`);
  await rename(unchecked, file);
  await flushFolder(folder);
  const deleted = spareOf(await backupsIn(folder), kept);
  for (const name of deleted) await rm(path.join(folder, name));
  return { file, deleted, missing };
}

async function requireRestorable(file: string, openEmpty: BackUpOptions['openEmpty']): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'varda-backup-'));
  try {
    const copy = await openEmpty(place);
    try {
      const staged = await stageDump(file, quiet);
      try {
        await restoreDump(staged, copy, { replace: false, progress: quiet });
      } finally {
        await staged.discard();
      }
      const again = path.join(place, 'again.tar');
      await makeDump({ db: copy.db, store: copy.pictures.store }, again, quiet);
      const different = await differences(file, again);
      if (different.length > 0)
        throw new Error(`${file} does not restore as it was made: ${different.slice(0, 5).join(', ')}`);
    } finally {
      await copy.db.destroy();
    }
  } finally {
    await rm(place, { recursive: true });
  }
}

/** Names of tables and files that two dumps do not have alike. */
export async function differences(one: string, other: string): Promise<string[]> {
  const [before, after] = [await hashesIn(one), await hashesIn(other)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** Hashes of tables, however their rows are cut into parts, and of the files of pictures and leaflets. */
async function hashesIn(file: string): Promise<Map<string, string>> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for await (const { name, bytes } of readParts(file, quiet)) {
    const hashed = tableIn(name) ?? (pictureIn(name) && name);
    if (!hashed) continue;
    const hash = hashes.get(hashed) ?? createHash('sha256');
    hashes.set(hashed, hash.update(bytes));
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
}
