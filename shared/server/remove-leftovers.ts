import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const hour = 60 * 60_000;

/**
 * Removes what killed processes have left in a folder, by its names. What was changed within the hour may be somebody's who is at work, and a
 * folder for temporary files may have another user's, which cannot be removed.
 */
export async function removeLeftovers(folder: string, isLeftover: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []); // There may be none yet.
  for (const name of names.filter(isLeftover)) {
    const left = path.join(folder, name);
    const found = await stat(left).catch(() => null); // Another process may have removed it meanwhile.
    const isOwn = found?.uid === (process.getuid?.() ?? found?.uid);
    if (found && isOwn && found.mtimeMs + hour <= Date.now()) await rm(left, { recursive: true, force: true });
  }
}
