import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { rotateLog } from './rotate-log.ts';

test('[O-04] a log that has become long is emptied; what it held stays beside it, and its process writes on', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'varda-log-'));
  const file = path.join(folder, 'api.log');
  const output = openSync(file, 'a');
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  try {
    writeSync(output, 'first\n');
    rotateLog(file, 10);
    assert.equal(text('api.log'), 'first\n');
    writeSync(output, 'second\n');
    rotateLog(file, 10);
    writeSync(output, 'third\n');
    assert.deepEqual([text('api.log.1'), text('api.log')], ['first\nsecond\n', 'third\n']);
  } finally {
    closeSync(output);
    rmSync(folder, { recursive: true });
  }
});

test('[O-04] a log that no copy can be made of, as on a full disk, is emptied, and one that cannot be emptied ends nothing', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'varda-log-'));
  const file = path.join(folder, 'api.log');
  const said = context.mock.method(console, 'error', () => {});
  try {
    writeFileSync(file, 'long\n');
    symlinkSync(path.join(folder, 'nowhere', 'file'), `${file}.1`);
    rotateLog(file, 1);
    assert.equal(readFileSync(file, 'utf8'), '');
    rotateLog(folder, 1);
    const lines = said.mock.calls.map(({ arguments: [line] }) => String(line));
    assert.match(lines.join('\n'), /api\.log\.1 cannot be written: ENOENT.*cannot be emptied: EISDIR/s);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
