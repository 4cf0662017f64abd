import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../site/site.ts';

/** Builds shell and remotes as one app. @throws Error with what the build has said */
export function buildOneApp(folder: string): void {
  const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const config = path.join(import.meta.dirname, 'one-app.rsbuild.config.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build', '-c', config], {
    env: { ...process.env, NODE_ENV: 'production', ONE_APP_FOLDER: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The one app could not be built:\n${stdout}${stderr}`);
}
