import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
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
