import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { contractVersion } from '../../remote/contract-version.ts';
import type { RemoteDeclaration } from '../../remote/remote-declaration.ts';
import { type Chunk, type RemoteManifest, remoteManifest } from '../manifest.ts';
import { platformModules } from '../platform.ts';
import { requiredVersion } from './platform-versions.ts';

/** Writes `remote.json` after a build, from the declaration and from what the build has put where. */
export function pluginRemoteManifest(declaration: RemoteDeclaration, container: string): RsbuildPlugin {
  return {
    name: 'varda:remote-manifest',
    setup(api) {
      const write = async (stats: Rspack.Stats | Rspack.MultiStats | undefined) => {
        if (!stats || stats.hasErrors()) return;
        const manifest = await describe(api.context.distPath, declaration, container, stats as Rspack.Stats);
        await writeFile(path.join(api.context.distPath, 'remote.json'), JSON.stringify(manifest));
      };
      api.onAfterBuild(({ stats }) => write(stats));
    },
  };
}

async function describe(
  folder: string,
  declaration: RemoteDeclaration,
  container: string,
  stats: Rspack.Stats,
): Promise<RemoteManifest> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const chunk = (name: string): Chunk => {
    const group = namedChunkGroups[name];
    if (!group)
      throw new Error(`${declaration.name} has no chunk "${name}": import it with webpackChunkName: '${name}'`);
    const files = (group.assets ?? []).map((asset) => asset.name);
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
  };
  const integrity = await hashes(folder);
  const entry = Object.keys(integrity).find((file) => /\/container\.\w+\.js$/.test(file));
  if (!entry) throw new Error(`${declaration.name} has no container script`);
  return remoteManifest.parse({
    name: declaration.name,
    contract: contractVersion,
    version: digest(JSON.stringify(integrity), 'hex').slice(0, 12),
    requires: Object.fromEntries(platformModules.map((module) => [module, requiredVersion(module)])),
    entry,
    container,
    remote: chunk('remote'),
    texts: { en: chunk('texts-en'), mk: chunk('texts-mk') },
    pages: Object.fromEntries(
      Object.entries(declaration.pages).map(([name, pattern]) => [name, { path: pattern, chunk: chunk(name) }]),
    ),
    navigation: declaration.navigation ?? [],
    integrity,
  } satisfies RemoteManifest);
}

async function hashes(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css)$/.test(file)).sort();
  const pairs = files.map(async (file) => {
    const content = await readFile(path.join(folder, file));
    return [file.split(path.sep).join('/'), `sha384-${digest(content, 'base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

function digest(content: string | Buffer, encoding: 'hex' | 'base64') {
  return createHash('sha384').update(content).digest(encoding);
}
