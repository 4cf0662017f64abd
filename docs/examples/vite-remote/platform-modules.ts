import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The modules of the platform that this remote imports. */
const modules = ['react', 'react/jsx-runtime', '@varda/platform/language', '@varda/ui'];

/** The contract's version is the major one of our packages. */
export const contract = major('@varda/platform');

/** What it needs of the shell: a version range by module. */
export const requires = Object.fromEntries(modules.map((module) => [module, `^${major(packageOf(module))}.0.0`]));

/** For the federation plugin: taken from the shell, and never brought along. */
export const shared = Object.fromEntries(
  modules.map((module) => [module, { singleton: true, import: false as const, requiredVersion: requires[module] }]),
);

function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

function major(name: string): number {
  const file = path.join(import.meta.dirname, 'node_modules', name, 'package.json');
  return Number.parseInt(JSON.parse(readFileSync(file, 'utf8')).version, 10);
}
