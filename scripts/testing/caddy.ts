import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../site/ports.ts';
import { root } from '../site/site.ts';
import { installDebianPackage } from './debian-package.ts';

/** Whether there is a Caddy on this machine, installed now if need be. */
export function hasCaddy(): boolean {
  return answers() || (installDebianPackage('caddy') && answers());
}

function answers(): boolean {
  try {
    execFileSync('caddy', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The server of the containers with one of their configurations. */
export class Caddy {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    this.url = url;
    this.#child = child;
  }

  /** @param config name in `deploy/`, or a path */
  static async start(config: string, port: number, environment: Record<string, string>): Promise<Caddy> {
    const args = ['run', '--config', path.resolve(root, 'deploy', config), '--adapter', 'caddyfile'];
    const { api: health } = await freePorts();
    const child = spawn('caddy', args, {
      env: { ...process.env, PORT: String(port), HEALTH_PORT: String(health), ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    child.stderr?.on('data', (text) => (log += text));
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(url).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`Caddy does not start with ${config}:\n${log}`);
      await pause(50);
    }
    return new Caddy(url, child);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}
