import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What this process holds. A connection that nobody refers to would be closed. */
const held: DatabaseSync[] = [];

/**
 * Holds a folder for this process alone, by a lock of SQLite: the system gives it back when the process ends, however it does. None that
 * was killed keeps another one from starting, as a file with its number would.
 *
 * @param name of the lock's file
 * @returns false if another process holds it
 */
export function holdFolder(folder: string, name: string): boolean {
  const lock = new DatabaseSync(path.join(folder, name));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (/database is locked/.test((error as Error).message)) return false;
    throw error;
  }
  held.push(lock);
  return true;
}
