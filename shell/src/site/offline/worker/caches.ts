/** Put in by the build: a hash of what the shell was built from. */
declare const SHELL_SOURCES: string;

/** A cache under another name begins empty: the number grows when what is in it changes its form. */
export const cacheNames = {
  documents: 'documents-2',
  files: 'files-1',
  pictures: 'pictures-1',
  root: 'root-1',
  rows: 'rows-1',
  fallback: `fallback-${SHELL_SOURCES}`,
};

/** Drops what earlier workers have cached and this one does not read. */
export async function dropOldCaches(): Promise<void> {
  const present: string[] = Object.values(cacheNames);
  const old = (await caches.keys()).filter((name) => !present.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
