import { type ExecFileSyncOptions, execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../site/site.ts';

/** Of its own, so that a site that runs from this folder is not touched. */
const project = 'varda-containers-test';

const output: ExecFileSyncOptions = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 };

/** Runs a command of the engine to its end and resolves with what it prints. Throws with what it complains of. */
export function docker(args: readonly string[]): string {
  return execFileSync('docker', args, { ...output, encoding: 'utf8' });
}

/** What is in the way of running containers, if anything. */
export function missingEngine(): string | null {
  for (const args of [['compose', 'version'], ['info']])
    try {
      docker(args);
    } catch (error) {
      return `docker ${args.join(' ')}: ${(error as Error).message}`;
    }
  return null;
}

/** The compose file with variables of its own. */
export class Compose {
  readonly #environment: NodeJS.ProcessEnv;

  constructor(variables: Record<string, string>) {
    this.#environment = { ...process.env, ...variables, COMPOSE_PROJECT_NAME: project, COMPOSE_DISABLE_ENV_FILE: '1' };
  }

  async run(...args: string[]): Promise<string> {
    return this.#call('docker', ['compose', ...args]);
  }

  /** What each container takes, as the engine writes it, by service. */
  memory(): Record<string, string> {
    const lines = docker(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}']).split('\n').toSorted();
    return Object.fromEntries(
      lines
        .filter((line) => line.startsWith(project))
        .map((line) => line.slice(project.length + 1).split(/-1 | \/ /, 2)),
    );
  }

  /** A script of `deploy/`. */
  async script(name: string): Promise<string> {
    return this.#call(`deploy/${name}`, []);
  }

  async #call(command: string, args: readonly string[]): Promise<string> {
    const options = { cwd: root, env: this.#environment, maxBuffer: 2 ** 26 };
    const { stdout } = await promisify(execFile)(command, args, options);
    return stdout;
  }
}
