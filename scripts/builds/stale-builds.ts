import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfSources } from '@varda/remote-kit/sources';
import { type RemoteService, remoteServices } from '../site/ports.ts';
import { root } from '../site/site.ts';

/** The workspaces that are built. */
export type App = 'shell' | RemoteService;
export const apps: readonly App[] = ['shell', ...remoteServices];

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
