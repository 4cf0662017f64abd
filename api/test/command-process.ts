import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Options {
  dataFolder: string;
  /** Where the caller stands. */
  cwd?: string;
}

/** Runs a file of `commands/` in a process of its own, as npm does. */
export function spawnCommand(command: string, args: string[], { dataFolder, cwd = dataFolder }: Options) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`commands/${command}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      INIT_CWD: cwd,
      DATA_DIR: dataFolder,
    },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
