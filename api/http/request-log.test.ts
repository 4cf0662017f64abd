import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { engines, openTestApp, type TestApp } from '../test/test-app.ts';

for (const engine of engines)
  describe(engine, () => {
    let app: TestApp;
    const lines: string[] = [];
    const taken = () => lines.splice(0).map((line) => JSON.parse(line));
    /** A probe is answered before what it finds is in the log. What lacks is for all replicas the same: each goes on. */
    const probedUntil = async (message: string) => {
      while (!lines.some((line) => line.includes(message))) {
        assert.equal((await app.app.inject('/health')).statusCode, 200);
        await setImmediate();
      }
    };
    before(async () => {
      app = await openTestApp(engine, {}, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
    });
    after(() => app?.close());

    test('[O-04] a call is one line, and one for its error; health checks are lines only when something changes', async () => {
      taken();
      for (let asked = 0; asked < 3; asked++) assert.equal((await app.send('GET /health')).status, 200);
      assert.deepEqual(taken(), []);
      await app.send('GET /parent');
      assert.deepEqual(
        taken().map(({ msg, route, status }) => ({ msg, route, status })),
        [{ msg: 'request', route: '/api/parent', status: 200 }],
      );

      const { store } = app.services.pictures;
      const { check } = store;
      store.check = async () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      };
      assert.equal((await app.send('GET /health')).status, 503);
      await probedUntil('not ready');
      store.check = check;
      await probedUntil('ready again');
      assert.deepEqual(
        taken().map(({ msg, problems, reasons }) => ({ msg, problems, reasons })),
        [
          { msg: 'not ready', problems: ['storage_full'], reasons: ['no space left'] },
          { msg: 'ready again', problems: undefined, reasons: undefined },
        ],
      );

      await app.db.schema.alterTable('careers').renameTo('careers_away').execute();
      await app.send('GET /adminCareer');
      const failed = taken();
      assert.deepEqual(
        failed.map(({ msg, level }) => ({ msg, level })),
        [
          { msg: 'request failed', level: 50 },
          { msg: 'request', level: 30 },
        ],
      );
      assert.equal(failed[0].reqId, failed[1].reqId);
    });
  });
