import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../site/site.ts';

/**
 * Folder of a package that only a bench needs, fetched when it is needed first: it is large, and its install script, which is not
 * run, would fetch more. Rejects where there is no registry to be reached.
 */
export async function borrowedTool(name: string, version: string): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/bench', `${name}-${version}`);
  const tool = path.join(folder, 'node_modules', name);
  if (existsSync(tool)) return tool;
  await mkdir(folder, { recursive: true });
  const flags = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} could not be fetched:\n${stderr}`);
  return tool;
}
