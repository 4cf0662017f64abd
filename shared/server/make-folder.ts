import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder, if need be, and those above it. Node's own `recursive` tries for ever where a folder is there in which nothing can
 * be made, as in /proc.
 *
 * @throws NodeJS.ErrnoException of what keeps this process from making it
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const make = () =>
    mkdir(folder, mode).catch(async (error: NodeJS.ErrnoException) => {
      if (!(await isFolder(folder))) throw error;
    });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await makeFolder(path.dirname(folder), mode);
    await make();
  });
}

function isFolder(at: string): Promise<boolean> {
  return stat(at).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
