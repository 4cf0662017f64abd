import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

interface Options {
  dataFolder: string;
  /** Where the caller stands. */
  cwd?: string;
  variables?: Record<string, string>;
}

interface Ended {
  status: number | null;
  said: string;
}

/** Runs a file of `commands/` in a process of its own, as npm does. */
export function spawnCommand(command: string, args: string[], options: Options): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fileOf(command), ...args], {
    ...processOf(options),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** The same while this process goes on: it may be the storage that the command asks. */
export function spawnCommandBeside(command: string, args: string[], options: Options): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [fileOf(command), ...args], processOf(options), (_, stdout, stderr) =>
      resolve({ status: child.exitCode, said: stdout + stderr }),
    );
  });
}

/** One that goes on; who starts it ends it. */
export function startCommand(command: string, args: string[], options: Options): ChildProcess {
  return spawn(process.execPath, [fileOf(command), ...args], processOf(options));
}

const fileOf = (command: string) => `commands/${command}.ts`;

function processOf({ dataFolder, cwd = dataFolder, variables }: Options) {
  return {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      INIT_CWD: cwd,
      DATA_DIR: dataFolder,
      ...variables,
    },
  };
}
