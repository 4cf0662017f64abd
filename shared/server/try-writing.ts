import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** In bytes: a lock, or a page of a database. A file without content finds room on a full disk. */
const trialSize = 8_192;

/**
 * Writes a small file into a folder, and removes it.
 *
 * @throws NodeJS.ErrnoException of what keeps this process from writing there
 */
export async function tryWriting(folder: string): Promise<void> {
  const trial = path.join(folder, `.write-test-${process.pid}`);
  await writeFile(trial, Buffer.alloc(trialSize)).finally(() => rm(trial, { force: true }));
}
