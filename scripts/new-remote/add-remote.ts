import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createWorkspace } from './create-workspace.ts';
import type { PlannedRemote } from './planned-remote.ts';
import { register } from './register.ts';

const run = promisify(execFile);

/** Adds a remote to the project at `root`. Resolves with the places that were made or changed. */
export async function addRemote(root: string, remote: PlannedRemote): Promise<string[]> {
  const workspace = await createWorkspace(root, remote);
  const registered = await register(root, remote);
  // Longer names break lines and sort imports otherwise than the template's.
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const formatted = [workspace, ...registered.filter((file) => /(registry\.json|\.md)$/.test(file))];
  await run(process.execPath, [biome, 'check', '--write', ...formatted], { cwd: root });
  return [`${workspace}/`, ...registered];
}
