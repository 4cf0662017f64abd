import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../site/site.ts';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Why something was skipped. */
  notes: string[];
}

/** A stage of `npm test` that can be run alone: `npm test -- jest e2e`. */
export interface Stage {
  name: string;
  what: string;
  run: (args: readonly string[]) => Promise<Tally>;
}

export const tally = (counts: Partial<Tally>): Tally => ({ passed: 0, failed: 0, skipped: 0, notes: [], ...counts });

/** Path of a tool that a package of the project brings along. */
export const tool = (file: string) => path.join(root, 'node_modules', file);

/** Where Node keeps what it has compiled: most tests start processes with the same sources. */
const compileCache = path.join(root, '.cache/compiled');

/** Runs a tool of the project's with its output shown. Resolves with its exit code and with what it printed. */
export async function runTool(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const [stream, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (text: Buffer) => {
      output += text;
      to.write(text);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** A stage that has no tests to count but one verdict. */
export async function verdict(args: readonly string[]): Promise<Tally> {
  const { code } = await runTool(args);
  return tally(code === 0 ? { passed: 1 } : { failed: 1 });
}
