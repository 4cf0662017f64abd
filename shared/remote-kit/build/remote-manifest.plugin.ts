import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OnAfterBuildFn, RsbuildPlugin, Rspack } from '@rsbuild/core';
import { integrityOf } from '@varda/platform/federation/integrity';
import { type BuiltManifest, builtManifest, type Chunk } from '@varda/platform/federation/manifest';
import { platformModules } from '@varda/platform/federation/platform';
import { contractVersion } from '@varda/platform/remote/contract-version';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import { firstCallsOf } from './first-calls.ts';
import { exportsTakenBy, usedExports } from './platform-exports.ts';
import { requiredVersion } from './platform-versions.ts';

/**
 * Writes `remote.json` after a build, from the declaration and from what the build has put where.
 *
 * @param remote file of the remote's module
 */
export function pluginRemoteManifest(declaration: RemoteDeclaration, container: string, remote: string): RsbuildPlugin {
  return {
    name: 'varda:remote-manifest',
    setup(api) {
      const write = async ({
        stats,
        environments: { web },
      }: Pick<Parameters<OnAfterBuildFn>[0], 'stats' | 'environments'>) => {
        if (!web || !stats || stats.hasErrors()) return;
        const ofWeb = 'stats' in stats ? stats.stats.find(({ compilation }) => compilation.name === web.name) : stats;
        if (!ofWeb) return;
        const manifest = await describe(web.distPath, declaration, container, ofWeb);
        // In development what a page asks for changes, and a module that Node has read does not. Files change under their names, also by a
        // build with errors, which writes no manifest: a page with the hashes of the one before would refuse them.
        if (api.context.action === 'dev') manifest.integrity = {};
        else
          manifest.firstCalls = await firstCallsOf(remote, declaration).catch((error: unknown) => {
            api.logger.warn(
              `${declaration.name} asks for rows after its scripts: its module does not run in Node.`,
              error,
            );
            return {};
          });
        await writeFile(path.join(web.distPath, 'remote.json'), JSON.stringify(manifest));
      };
      api.onAfterBuild(write);
      api.onAfterDevCompile(write);
    },
  };
}

async function describe(
  folder: string,
  declaration: RemoteDeclaration,
  container: string,
  stats: Rspack.Stats,
): Promise<BuiltManifest> {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  const chunk = (name: string): Chunk => {
    const group = namedChunkGroups[name];
    if (!group)
      throw new Error(`${declaration.name} has no chunk "${name}": import it with webpackChunkName: '${name}'`);
    const files = (group.assets ?? []).map((asset) => asset.name);
    return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
  };
  const hashes = await hashesOf(folder);
  const named = (pattern: RegExp) => Object.keys(hashes).find((file) => pattern.test(file));
  const entry = named(/\/container(\.\w+)?\.js$/);
  if (!entry) throw new Error(`${declaration.name} has no container script`);
  const serverFile = named(/^server\.\w+\.cjs$/);
  const { [serverFile ?? '']: ofServer, ...integrity } = hashes;
  return builtManifest.parse({
    name: declaration.name,
    contract: contractVersion,
    version: createHash('sha384').update(JSON.stringify(hashes)).digest('hex').slice(0, 12),
    requires: Object.fromEntries(platformModules.map((module) => [module, requiredVersion(module)])),
    uses: usedExports(stats.compilation),
    takes: exportsTakenBy(stats.compilation),
    entry,
    container,
    remote: chunk('remote'),
    texts: { en: chunk('texts-en'), mk: chunk('texts-mk') },
    pages: Object.fromEntries(
      Object.entries(declaration.pages).map(([name, pattern]) => [name, { path: pattern, chunk: chunk(name) }]),
    ),
    navigation: declaration.navigation ?? [],
    firstCalls: {},
    integrity,
    server: serverFile && ofServer ? { file: serverFile, integrity: ofServer } : null,
  } satisfies BuiltManifest);
}

/** What hot reload has changed since is fetched by itself. */
function isOfBuild(file: string): boolean {
  return /\.(js|css|cjs)$/.test(file) && !/\.hot-update\./.test(file);
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter(isOfBuild).sort();
  const pairs = files.map(async (file) => {
    const content = await readFile(path.join(folder, file));
    return [file.split(path.sep).join('/'), integrityOf(content)] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
