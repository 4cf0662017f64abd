import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the shell's build leaves what its server renders pages with. Not below `dist`, which is served. */
export const renderingFolder = path.join(import.meta.dirname, '../dist-server');
export const renderingFile = 'rendering.cjs';

export type Rendering = typeof import('../src/rendering/index.ts');

export type { RenderedPage } from '../src/rendering/index.ts';

/** @throws Error when the shell has not been built */
export function loadRendering(): Rendering {
  const file = path.join(renderingFolder, renderingFile);
  if (!existsSync(file)) throw new Error('the shell has not been built: npm run build -w shell');
  return createRequire(import.meta.url)(file) as Rendering;
}
