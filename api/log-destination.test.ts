import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

const lines = 5_000;

/** Lines that reach the other end of a pipe from a process that says them all and then ends in some way. */
function said(end: string): number {
  const script = `
    const { logDestination } = await import('./log-destination.ts');
    const log = logDestination();
    for (let line = 0; line < ${lines}; line += 1) log.write(JSON.stringify({ line, text: 'ж'.repeat(100) }) + '\\n');
    ${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.split('\n').filter((line, index) => line && JSON.parse(line).line === index).length;
}

const ends: [title: string, end: string][] = [
  ['comes to its end', ''],
  ['exits', 'process.exit(0)'],
  ['fails', "throw new Error('nobody catches this')"],
  ['is killed right after that turn', "setImmediate(() => process.kill(process.pid, 'SIGKILL'))"],
];
for (const [title, end] of ends)
  test(`no line of the log is missing when the process ${title}`, () => assert.equal(said(end), lines));
