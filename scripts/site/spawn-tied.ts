import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const endWithParent = path.join(import.meta.dirname, 'end-with-parent.mjs');

interface Options {
  cwd: string;
  environment: Record<string, string>;
  /** Of input, output and errors. */
  stdio: readonly ('ignore' | 'inherit' | 'pipe' | number)[];
}

/** Starts Node with a script, which ends when this process has ended, however that went. */
export function spawnTied(args: readonly string[], { cwd, environment, stdio }: Options): ChildProcess {
  return spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: [...stdio, 'ipc'],
  });
}
