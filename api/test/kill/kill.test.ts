import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engines } from '../test-app.ts';
import { runFaults } from './fault-run.ts';
import { noFindings } from './inspector.ts';
import { runKills } from './kill-run.ts';

for (const engine of engines)
  test(`killed while 20 people write, the api loses nothing and leaves nothing behind on ${engine}`, async () => {
    const { kills, acknowledged, findings } = await runKills(engine, 2, () => {});
    assert.deepEqual(findings, noFindings());
    assert.equal(kills, 2);
    assert.ok(acknowledged >= 80, `${acknowledged} writes`);
  });

test('[K-02] while PostgreSQL is restarted and its connections end under 50 people, the api goes on and loses nothing', {
  skip: !engines.includes('postgres') && 'no PostgreSQL',
}, async () => {
  const faults = { kills: 4, restarts: 2, fullDisks: 0, stalls: 0 };
  const { exits, acknowledged, findings, ...report } = await runFaults('postgres', faults, () => {});
  assert.deepEqual(findings, noFindings());
  assert.deepEqual([exits, report.kills, report.restarts], [0, 4, 2]);
  assert.ok(acknowledged > 20, `${acknowledged} writes`);
});
