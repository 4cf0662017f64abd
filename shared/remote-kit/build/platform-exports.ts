import type { Rspack } from '@rsbuild/core';
import { partedModules, platformModules } from '@varda/platform/federation/platform';

/** Names by the module that exports them. */
type PlatformExports = Record<string, string[]>;

/** Our own modules of the platform: others have a version that says what they export. */
const ours: readonly string[] = platformModules.filter((name) => name.startsWith('@varda/'));

/** What a remote takes from our own modules of the platform. */
export function usedExports({ modules }: Rspack.Compilation): PlatformExports {
  const used = new Map<string, Set<string>>();
  for (const { request, ids } of dependenciesOf(modules, ours)) {
    const [name] = ids ?? [];
    if (name) used.set(request, (used.get(request) ?? new Set()).add(name));
  }
  return namesByModule(used);
}

/** What a remote takes of the modules that come in parts, but for those of which it may take anything. */
export function exportsTakenBy({ modules }: Rspack.Compilation): PlatformExports {
  const taken = new Map<string, Set<string>>(partedModules.map((module) => [module, new Set()]));
  for (const { request, type, ids } of dependenciesOf(modules, partedModules)) {
    const [name] = ids ?? [];
    if (name) taken.get(request)?.add(name);
    else if (type !== 'esm import') taken.delete(request);
  }
  return namesByModule(taken);
}

function namesByModule(names: ReadonlyMap<string, ReadonlySet<string>>): PlatformExports {
  return Object.fromEntries([...names].map(([module, each]) => [module, [...each].sort()]));
}

/** What the shell has to give in our own modules of the platform. */
export function givenExports({ modules, moduleGraph }: Rspack.Compilation): PlatformExports {
  const given: PlatformExports = {};
  for (const dependency of dependenciesOf(modules, ours)) {
    // Single names are followed to the file that they come from.
    if (dependency.type !== 'esm import') continue;
    const module = moduleGraph.getModule(dependency);
    const names = module && moduleGraph.getProvidedExports(module);
    if (Array.isArray(names)) given[dependency.request] = names;
  }
  return given;
}

function* dependenciesOf(modules: Rspack.Compilation['modules'], names: readonly string[]) {
  for (const { dependencies } of modules)
    for (const dependency of dependencies) if (isOf(names, dependency)) yield dependency;
}

function isOf<D extends Pick<Rspack.Dependency, 'request'>>(
  names: readonly string[],
  dependency: D,
): dependency is D & { request: string } {
  return dependency.request !== undefined && names.includes(dependency.request);
}
