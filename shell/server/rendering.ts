import { createRequire } from 'node:module';
import path from 'node:path';

/** Where the shell's build leaves what its server renders pages with. Not below `dist`, which is served. */
export const renderingFolder = path.join(import.meta.dirname, '../dist-server');
export const renderingFile = 'rendering.cjs';

export type Rendering = typeof import('../src/rendering/index.ts');

export type { RenderedPage } from '../src/rendering/index.ts';

export function loadRendering(): Rendering {
  return createRequire(import.meta.url)(path.join(renderingFolder, renderingFile)) as Rendering;
}
