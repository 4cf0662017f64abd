import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IsolatedRemote, type RunRemote } from './isolated-remote.ts';

/** Where the shell's build leaves what pages are rendered with. Not below `dist`, which is served. */
export const renderingFolder = path.join(import.meta.dirname, '../dist-server');
export const renderingFile = 'rendering.cjs';

export type Rendering = typeof import('../../src/site/ssr/index.ts');

/**
 * Runs remotes in processes of their own, with the shell's build of this moment, whatever is built later.
 *
 * @throws Error when the shell has not been built
 */
export async function isolatedRendering(): Promise<RunRemote> {
  const rendering = await readFile(path.join(renderingFolder, renderingFile), 'utf8').catch(() => {
    throw new Error('the shell has not been built: npm run build -w shell');
  });
  return (bundle, onFault) => new IsolatedRemote(rendering, bundle, onFault);
}
