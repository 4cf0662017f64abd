import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the packages `@varda/*` are: in `shared`, or in the `node_modules` of a remote that stands elsewhere. */
const packages = path.resolve(import.meta.dirname, '../..');

/**
 * What does not go into a build: its results, servers, tests, and what Git, editors and tests keep beside a remote of a repository of
 * its own. Hidden files may: `.env`, `.browserslistrc`.
 */
const notBuilt = [
  /(^|\/)(node_modules|dist|dist-dev|dist-server|dist-standalone|server|testing|workbench|test-results|\.[^/]+)\//,
  /^coverage\/|^recorded\.json$|(^|\/)\.git$|\.test\.tsx?$|\.md$/,
];

/**
 * Hash of everything that goes into an app's build: its own files, the shared ones, the installed packages. The same on
 * every machine.
 *
 * @param root folder of the app's workspace
 */
export function hashOfSources(root: string): string {
  return hashOfFolders([root, packages]);
}

/** Hash of the sources in some folders and of the packages that the first is built with; the same on every machine. */
export function hashOfFolders(folders: readonly [string, ...string[]]): string {
  const hash = createHash('sha256').update(lockedPackages(folders[0]));
  for (const folder of folders) {
    for (const file of filesIn(folder)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** What the next lock file above says of packages; the workspaces in it are files of ours. Nothing where there is none. */
function lockedPackages(folder: string): string {
  const file = path.join(folder, 'package-lock.json');
  if (!existsSync(file)) return path.dirname(folder) === folder ? '' : lockedPackages(path.dirname(folder));
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { link?: boolean }> };
  return JSON.stringify(Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link));
}

/** Paths below the folder, with forward slashes, sorted. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !notBuilt.some((pattern) => pattern.test(file)))
    .sort();
}
