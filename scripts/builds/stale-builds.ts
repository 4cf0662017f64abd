import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfSources } from '../../shared/federation/build/sources.ts';
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

/** File in a build's folder that says from which sources it was made. */
export const stampOf = (app: App) => path.join(root, app, 'dist/.sources');

export const sourcesOf = (app: App) => hashOfSources(path.join(root, app));

/** The apps whose build is missing or older than its sources. */
export function staleApps(): App[] {
  return apps.filter((app) => {
    const stamp = stampOf(app);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesOf(app);
  });
}
