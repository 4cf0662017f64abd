import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@varda/platform/remote';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { firstTier } from '../../remotes/first-tier.ts';
import { RemoteFailure } from '../../remotes/remote-failure.ts';

const platform: Readonly<Record<string, object>> = firstTier;

/**
 * Runs the SSR bundle of a remote. What it asks for is answered with the shell's own instances. As a function and not as
 * a module: Node never lets go of a module that was imported, and each deploy brings a new one.
 *
 * @param url where the remote is served from: its pictures are below it
 */
export function evaluateRemote(source: string, name: string, url: string): RemoteModule {
  const module = { exports: {} as { default?: RemoteModule } };
  const run = compileFunction(source, ['module', 'exports', 'require', 'REMOTE_URL'], { filename: `${url}/${name}` });
  run(module, module.exports, provide, `${url}/`);
  const { default: remote } = module.exports;
  if (remote?.contract !== contractVersion) throw new RemoteFailure(name, 'incompatible');
  return remote;
}

function provide(name: string): object {
  const module = platform[name];
  if (!module) throw new Error(`A server has no ${name} for remotes`);
  return module;
}
