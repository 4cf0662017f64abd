import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shared = path.resolve(import.meta.dirname, '../..');
const lockFile = path.resolve(shared, '../package-lock.json');

/** What does not go into a build: its results, servers, tests. */
const notBuilt =
  /(^|\/)(node_modules|dist|dist-dev|dist-server|dist-standalone|server|testing|workbench|test-results)\/|\.test\.tsx?$|\.md$/;

/**
 * Hash of everything that goes into an app's build: its own files, the shared ones, the installed packages. The same on
 * every machine.
 *
 * @param root folder of the app's workspace
 */
export function hashOfSources(root: string): string {
  return hashOfFolders([root, shared]);
}

/** Hash of the sources in some folders and of the installed packages; the same on every machine. */
export function hashOfFolders(folders: readonly string[]): string {
  const hash = createHash('sha256').update(installedPackages());
  for (const folder of folders) {
    for (const file of filesIn(folder)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** What the lock file says of packages; the workspaces in it are files of ours. */
function installedPackages(): string {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, { link?: boolean }> };
  return JSON.stringify(Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link));
}

/** Paths below the folder, with forward slashes, sorted. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !notBuilt.test(file))
    .sort();
}
