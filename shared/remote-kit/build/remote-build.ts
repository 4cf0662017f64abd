import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { ConfigParams, RsbuildConfig } from '@rsbuild/core';
import { platformModules } from '@varda/platform/federation/platform';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import { appBuild } from './app-build.ts';
import { requiredVersion } from './platform-versions.ts';
import { pluginRemoteManifest } from './remote-manifest.plugin.ts';
import { hashOfSources } from './sources.ts';
import { ssrBundle } from './ssr-bundle.ts';

/** The plugin names its runtime's CommonJS files, from which a bundler cannot leave out what nobody calls. */
const bundlerRuntime = '@module-federation/webpack-bundler-runtime';
const runtimeAsModules = {
  [createRequire(import.meta.url).resolve(bundlerRuntime)]: fileURLToPath(import.meta.resolve(bundlerRuntime)),
  '@module-federation/runtime': fileURLToPath(import.meta.resolve('@module-federation/runtime')),
};

/**
 * What pages have in common is a file of its own once it is large, measured in bytes before they are minified: a page asks for few
 * files. The styles of screens, which are much the same, are one, and what forms have in common is another; public pages have their
 * styles in their documents, each its own.
 */
function cacheGroupsOf({ pages, navigation }: RemoteDeclaration) {
  const chunks = ({ name }: { name?: string | undefined }) => name !== undefined && name in pages;
  const isOfForm = ({ name }: { name?: string | undefined }) => name?.endsWith('-form') ?? false;
  return {
    default: { minChunks: 2, minSize: navigation ? 120_000 : 40_000 },
    defaultVendors: false as const,
    ...(navigation && {
      styles: { name: 'styles', type: 'css/mini-extract', chunks, enforce: true },
      forms: { name: 'common-form', chunks: isOfForm, minChunks: 2, enforce: true },
    }),
  };
}

const publicPath = path.join(import.meta.dirname, 'remote-public-path.ts');

/**
 * How a remote is built: as part of the shell's page, or with `--env-mode standalone` as a page of its own. `rsbuild dev`
 * serves the first of the two with hot reload, to a shell that was built with `--env-mode dev`.
 *
 * @param root folder of the remote's workspace
 */
export function remoteBuild(root: string, declaration: RemoteDeclaration) {
  return ({ envMode, command }: ConfigParams) => {
    if (envMode === 'standalone') return standaloneBuild(root, declaration);
    return federatedBuild(root, declaration, command === 'dev');
  };
}

/**
 * One exposed module (`src/remote.ts`), nothing of the platform inside, and `remote.json` beside it. Every file but that
 * one has its hash in its name. The same module once more for a server, unless the remote is for signed-in staff.
 */
function federatedBuild(root: string, declaration: RemoteDeclaration, isDev: boolean): RsbuildConfig {
  const container = containerName(declaration.name);
  const remote = path.join(root, 'src/remote.ts');
  const folder = path.join(root, isDev ? 'dist-dev' : 'dist');
  return appBuild(root, {
    ...(isDev && hotReload(folder)),
    plugins: [pluginRemoteManifest(declaration, container, remote)],
    environments: {
      web: {
        source: { entry: { index: { import: path.join(root, 'src/container.ts'), html: false } } },
        output: { assetPrefix: 'auto' },
        ...(!isDev && { splitChunks: { preset: 'none', cacheGroups: cacheGroupsOf(declaration) } }),
        resolve: { alias: runtimeAsModules },
        tools: {
          rspack: {
            output: {
              // A tab may hold two versions of a remote. Chunks of one name would each mark the other's as loaded, so they
              // meet nowhere: without this the second version calls modules that only the first one has.
              chunkLoadingGlobal: `${container}_${hashOfSources(root).slice(0, 12)}`,
              // A module that has thrown throws again; otherwise the next import gets one that is half there.
              strictModuleErrorHandling: true,
            },
          },
        },
        plugins: [
          pluginModuleFederation({
            name: container,
            filename: isDev ? 'static/js/container.js' : 'static/js/container.[contenthash:10].js',
            exposes: { './remote': { import: remote, name: 'remote' } },
            shared: platformShares(),
            shareStrategy: 'loaded-first',
            experiments: {
              externalRuntime: true,
              optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
            },
            manifest: false,
            dts: false,
          }),
        ],
      },
      ...(!declaration.navigation &&
        !isDev && {
          server: ssrBundle([publicPath, remote], 'server.[contenthash:10].cjs', folder, platformModules),
        }),
    },
  });
}

/** The page in which it happens is the shell's, so that all of it has to name where this server is. */
function hotReload(folder: string): RsbuildConfig {
  return {
    output: { distPath: { root: folder } },
    dev: {
      assetPrefix: 'auto',
      // The hashes in `remote.json` are those of files.
      writeToDisk: true,
      lazyCompilation: false,
      client: { protocol: 'ws', host: 'localhost', port: '<port>', overlay: false },
    },
    // The container has to be one file: a chunk that it shared with the empty entry would have to be there before it.
    splitChunks: false,
    server: { headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' } },
  };
}

/** A page of the remote's own: no federation, everything of the platform inside, a small layout around. */
function standaloneBuild(root: string, declaration: RemoteDeclaration): RsbuildConfig {
  return appBuild(root, {
    source: { entry: { index: path.join(root, 'src/standalone.tsx') } },
    output: { assetPrefix: '/', distPath: { root: path.join(root, 'dist-standalone') } },
    html: { title: declaration.name },
    // Compiling a page when it is first opened updates what runs by then, which fails where somebody clicks on meanwhile.
    dev: { lazyCompilation: false },
    server: { printUrls: true, proxy: { '/api': process.env.API_URL || 'http://127.0.0.1:4000' } },
  });
}

/** The global that a remote's container script sets. */
function containerName(remoteName: string): string {
  return `varda_${remoteName.replaceAll('-', '_')}`;
}

/** Everything of the platform is taken from the shell; another major than the one built against is refused at load. */
function platformShares() {
  return Object.fromEntries(
    platformModules.map((name) => [
      name,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: requiredVersion(name) },
    ]),
  );
}
