/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const lines = 5_000;

/** Runs a process that says all lines and then ends in some way. */
function run(end: string, stdout: 'pipe' | number = 'pipe') {
  const script = `
    const { logDestination } = await import('./log-destination.ts');
    const log = logDestination();
    for (let line = 0; line < ${lines}; line += 1) log.write(JSON.stringify({ line, text: 'ж'.repeat(100) }) + '\\n');
    ${end}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

test.each([
  ['comes to its end', ''],
  ['exits', 'process.exit(0)'],
  ['fails', "throw new Error('nobody catches this')"],
  ['is killed right after that turn', "setImmediate(() => process.kill(process.pid, 'SIGKILL'))"],
])('no line of the log is missing when the process %s', (_, end) => {
  const inOrder = run(end)
    .stdout.split('\n')
    .filter((line, index) => line && JSON.parse(line).line === index);
  expect(inOrder).toHaveLength(lines);
});

test('[K-05] the process goes on while the disk under its log is full', () => {
  const full = openSync('/dev/full', 'w');
  const again = "setImmediate(() => { log.write('later'); setImmediate(() => console.error('goes on')); });";
  try {
    expect(run(again, full)).toMatchObject({ status: 0, stderr: 'goes on\n' });
  } finally {
    closeSync(full);
  }
});
