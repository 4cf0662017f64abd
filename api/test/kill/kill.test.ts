import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from '../test-app.ts';
import { runKills } from './kill-run.ts';

for (const engine of engines)
  test(`killed while 20 people write, the api loses nothing and leaves nothing behind on ${engine}`, async () => {
    const { kills, acknowledged, findings } = await runKills(engine, 3, () => {});
    assert.deepEqual(findings, { lost: [], halfDone: [], missingPictures: [], orphanPictures: [], failures: [] });
    assert.equal(kills, 3);
    assert.ok(acknowledged > 100, `${acknowledged} writes`);
  });
