import type { Rspack } from '@rsbuild/core';
import { platformModules } from '../platform.ts';

/** Names by the module that exports them. */
export type PlatformExports = Record<string, string[]>;

/** Our own modules of the platform: others have a version that says what they export. */
const ours: readonly string[] = platformModules.filter((name) => name.startsWith('@varda/shared/'));

/** What a remote takes from our own modules of the platform. */
export function usedExports({ modules }: Rspack.Compilation): PlatformExports {
  const used = new Map<string, Set<string>>();
  for (const { request, ids } of dependenciesOf(modules)) {
    const [name] = ids ?? [];
    if (name) used.set(request, (used.get(request) ?? new Set()).add(name));
  }
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].sort()]));
}

/** What the shell has to give in our own modules of the platform. */
export function givenExports({ modules, moduleGraph }: Rspack.Compilation): PlatformExports {
  const given: PlatformExports = {};
  for (const dependency of dependenciesOf(modules)) {
    // Single names are followed to the file that they come from.
    if (dependency.type !== 'esm import') continue;
    const module = moduleGraph.getModule(dependency);
    const names = module && moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) given[dependency.request] = names;
  }
  return given;
}

function* dependenciesOf(modules: Rspack.Compilation['modules']) {
  for (const { dependencies } of modules)
    for (const dependency of dependencies) if (isOurs(dependency)) yield dependency;
}

function isOurs<D extends Pick<Rspack.Dependency, 'request'>>(dependency: D): dependency is D & { request: string } {
  return dependency.request !== undefined && ours.includes(dependency.request);
}
