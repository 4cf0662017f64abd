import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../site/site.ts';

/** The workspaces that are built. */
export const apps = [
  'shell',
  'remote-public',
  'remote-admin-content',
  'remote-admin-products',
  'remote-admin-users',
] as const;
export type App = (typeof apps)[number];

const notBuilt = /(^|\/)(node_modules|dist|dist-standalone|server|testing)\/|\.test\.tsx?$|\.md$/;

/** File in a build's folder that says from which sources it was made. */
export const stampOf = (app: App) => path.join(root, app, 'dist/.sources');

/** Hash of everything that goes into an app's build: its own files, the shared ones, the installed packages. */
export async function sourcesOf(app: App): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [app, 'shared']) {
    for (const file of await filesIn(path.join(root, folder))) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.update(await readFile(path.join(root, 'package-lock.json'))).digest('hex');
}

/** The apps whose build is missing or older than its sources. */
export async function staleApps(): Promise<App[]> {
  const stale = await Promise.all(
    apps.map(async (app) => {
      const stamp = stampOf(app);
      return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await sourcesOf(app)) ? null : app;
    }),
  );
  return stale.filter((app) => app !== null);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !notBuilt.test(path.relative(folder, file).split(path.sep).join('/')))
    .sort();
}
