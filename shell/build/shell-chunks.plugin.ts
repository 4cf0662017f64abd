import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { integrityOf } from '@varda/platform/federation/integrity';
import { type ShellChunks, shellChunksFile } from '../server/ssr/shell-chunks.ts';

/** Writes down which files each named chunk of the shell consists of, so that its server can have them preloaded. */
export function pluginShellChunks(): RsbuildPlugin {
  return {
    name: 'shell:chunks',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ stats, environment: { name, distPath } }) => {
        if (name !== 'web' || !stats || stats.hasErrors()) return;
        await writeFile(path.join(distPath, shellChunksFile), JSON.stringify(await describe(distPath, stats)));
      });
    },
  };
}

async function describe(folder: string, stats: Rspack.Stats): Promise<ShellChunks> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: true });
  const pairs = Object.entries(namedChunkGroups).map(async ([name, { assets = [], auxiliaryAssets = [] }]) => {
    const files = [...assets, ...auxiliaryAssets]
      .map((asset) => asset.name)
      .filter((file) => /\.(js|css|woff2)$/.test(file));
    const hashed = files.map(async (file) => ({
      file,
      integrity: integrityOf(await readFile(path.join(folder, file))),
    }));
    return [name, await Promise.all(hashed)] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
