import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type PlatformModule, platformModules } from '@varda/platform/federation/platform';
import { contractVersion } from '@varda/platform/remote/contract-version';

const require = createRequire(import.meta.url);

/** The installed version of each platform module; those of our own packages have the contract's. */
export function platformVersions(): Record<PlatformModule, string> {
  return Object.fromEntries(platformModules.map((name) => [name, versionOf(name)])) as Record<PlatformModule, string>;
}

/** What a remote asks for: the major version that it was built with. */
export function requiredVersion(name: PlatformModule): string {
  return `^${versionOf(name).split('.', 1)[0]}.0.0`;
}

function versionOf(name: PlatformModule): string {
  if (name.startsWith('@varda/')) return `${contractVersion}.0.0`;
  // Not every package exports its package.json, so it is looked for above the module that the name resolves to.
  for (let folder = path.dirname(require.resolve(name)); ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    const { version } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    if (version) return version;
  }
}
