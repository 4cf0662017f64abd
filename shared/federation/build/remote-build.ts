import path from 'node:path';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { RsbuildConfig } from '@rsbuild/core';
import type { RemoteDeclaration } from '../../remote/remote-declaration.ts';
import { platformModules } from '../platform.ts';
import { appBuild } from './app-build.ts';
import { requiredVersion } from './platform-versions.ts';
import { pluginRemoteManifest } from './remote-manifest.plugin.ts';

/**
 * The build of a remote: one exposed module (`src/remote.ts`), nothing of the platform inside, and `remote.json`
 * beside it. Every file but that one has its hash in its name.
 *
 * @param root folder of the remote's workspace
 */
export function remoteBuild(root: string, declaration: RemoteDeclaration): RsbuildConfig {
  const container = containerName(declaration.name);
  return appBuild(root, {
    source: { entry: { index: { import: path.join(root, 'src/container.ts'), html: false } } },
    output: { assetPrefix: 'auto' },
    plugins: [
      pluginModuleFederation({
        name: container,
        filename: 'static/js/container.[contenthash:10].js',
        exposes: { './remote': { import: path.join(root, 'src/remote.ts'), name: 'remote' } },
        shared: platformShares(),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        manifest: false,
        dts: false,
      }),
      pluginRemoteManifest(declaration, container),
    ],
  });
}

/** The global that a remote's container script sets. */
export function containerName(remoteName: string): string {
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
