import { open } from 'node:fs/promises';

/** What has come into a folder, or gone from it, survives a power cut only once the folder itself is on disk. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
