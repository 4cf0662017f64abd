import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { RemoteReleases } from '@varda/contract/releases';
import { siteHeader } from '@varda/server/staff-proof';
import { MailServer } from '../test/mail-server.ts';
import { engines, openTestApp, type TestApp } from '../test/test-app.ts';
import { until } from '../test/until.ts';
import { AutomaticRollback } from './automatic-rollback.ts';

const secret = 'a secret of the tests, which is long enough';
const [old, good, bad] = ['000000000000', 'aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
/** Of the shell that came with it. */
const nextContract = 'cccccccccccc';

/** Host of the remote; what it answers is up to a test. */
let status = 200;
const host = createServer((_, response) => response.writeHead(status).end('{}'));
const mail = new MailServer();
let folder: string;
let registry: string;

before(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  registry = path.join(folder, 'registry.json');
  await writeFile(registry, JSON.stringify({ remotes: [{ name: 'public', url, mounts: ['/'] }] }));
});
after(async () => {
  host.close();
  await mail.stop();
  await rm(folder, { recursive: true });
});

let smtp: Promise<string> | undefined;

for (const engine of engines)
  describe(engine, () => {
    let app: TestApp;
    let token: string;
    let visitors = 0;

    before(async () => {
      smtp ??= mail.start();
      app = await openTestApp(engine, { SITE_SECRET: secret, REMOTES: registry, SMTP_URL: await smtp });
      token = (await app.signIn('admin')).token;
      for (const version of [old, good, bad, nextContract]) {
        const contract = version === nextContract ? 2 : 1;
        const json = { remote: 'public', version, contract, integrity: `sha384-${'a'.repeat(64)}` };
        await app.send('POST /releases', { token, json });
      }
    });
    after(() => app?.close());
    beforeEach(async () => {
      status = 200;
      mail.mails.length = 0;
      await app.db.deleteFrom('release_quarantine').execute();
      await app.db.deleteFrom('release_events').execute();
      await point({ live: old, takeBackAt: 20 });
      await point({ live: good });
      await point({ live: bad });
    });

    const point = async (json: object) => {
      const answer = await app.send('PATCH /releases/public', { token, json });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
    };
    const desk = async (): Promise<RemoteReleases> => (await app.send('GET /releases', { token })).body[0];
    const newest = async (count: number) => {
      const { events } = await desk();
      return events.slice(0, count).map(({ action, version, by }) => [action, version, by]);
    };
    const visit = (metric: 'failure' | 'load', version = bad, address = '') => {
      visitors += 1;
      const sample = { remote: 'public', version, metric, ...(metric === 'load' && { value: 100 }) };
      return app.send('POST /vitals', {
        json: { samples: [sample] },
        headers: { 'x-forwarded-for': address || `203.${visitors >> 8}.${visitors & 255}.1` },
      });
    };
    const fail = async (times: number, version = bad) => {
      for (let count = 0; count < times; count++) assert.equal((await visit('failure', version)).status, 200);
    };
    const taken = [
      ['taken_back', good, 'automatic'],
      ['failing', bad, 'automatic'],
    ];
    const quarantine = (sending: object = { [siteHeader]: secret }, version = bad) =>
      app.send('POST /quarantine', {
        headers: { ...sending } as Record<string, string>,
        json: { remote: 'public', version, reason: 'It did not answer for 2500 ms' },
      });

    test('[I-06] a new version that fails for visitors is rolled back, with an event and an e-mail', async () => {
      await fail(4);
      assert.equal((await desk()).live, bad);
      await fail(1);
      assert.equal((await desk()).live, good);
      assert.deepEqual(await newest(2), taken);
      await until(() => mail.mails.length > 0, 'there is no e-mail');
      assert.match(mail.mails[0]?.text ?? '', new RegExp(`public ${bad}`));
    });

    test('[I-06] reports from one address roll nothing back, however many', async () => {
      for (let count = 0; count < 50; count++) await visit('failure', bad, '198.51.100.7');
      for (let count = 0; count < 20; count++) await visit('failure', bad, `2001:db8:1:1::${count.toString(16)}`);
      assert.equal((await desk()).live, bad);
    });

    test('[K-08] [I-06] a flood of failures from 200 addresses of a few networks rolls no good version back', async () => {
      for (let count = 0; count < 200; count++)
        await visit('failure', bad, count % 2 ? `198.51.${count % 4}.${count >> 2}` : `2001:db8:1:${count}::1`);
      assert.equal((await desk()).live, bad);
      await fail(2);
      assert.equal((await desk()).live, good, 'those who fail elsewhere are counted as before');
    });

    test('[K-08] [I-06] who makes a version live again that was rolled back is not overruled', async () => {
      await fail(5);
      assert.equal((await desk()).live, good);
      await point({ live: bad });
      await fail(20);
      assert.equal((await desk()).live, bad);
    });

    test('[I-06] a version that fails for few of many stays', async () => {
      for (let count = 0; count < 15; count++) await visit('load');
      await fail(6);
      assert.equal((await desk()).live, bad, '6 of 36: of half of those for whom it loads nothing is told');
      await fail(2);
      assert.equal((await desk()).live, good);
    });

    test('[I-06] it is not rolled back for what the version before it shows too', async () => {
      await fail(6, good);
      await fail(6);
      assert.equal((await desk()).live, bad);
    });

    test('[I-06] it is not rolled back while the host has neither', async () => {
      status = 503;
      await fail(8);
      assert.equal((await desk()).live, bad);
    });

    test('[F-02] a version whose files the host has no more is neither made live nor tried; a host that is away hinders nobody', async () => {
      status = 404;
      const never = await app.send('PATCH /releases/public', { token, json: { live: 'eeeeeeeeeeee' } });
      assert.deepEqual([never.status, never.body.fields], [422, { live: 'This version has not been published.' }]);
      for (const json of [{ live: good }, { canary: { version: good, share: 10, staff: false } }]) {
        const answer = await app.send('PATCH /releases/public', { token, json });
        assert.deepEqual([answer.status, answer.body.code], [409, 'conflict']);
        assert.match(answer.body.message, /does not have the files of this version/);
      }
      const { live, canary } = await desk();
      assert.deepEqual([live, canary], [bad, null]);
      await point({ enabled: false, takeBackAt: 30 });
      status = 503;
      await point({ enabled: true, live: good });
      assert.equal((await desk()).live, good);
    });

    test('[I-06] it can be switched off, and after a rollback or the first minutes nothing is watched', async () => {
      await point({ takeBackAt: 0 });
      await fail(8);
      assert.equal((await desk()).live, bad);
      await point({ takeBackAt: 20, live: good });
      await fail(8, good);
      assert.equal((await desk()).live, good);
      await point({ live: bad });
      await app.db.updateTable('release_pointers').set({ live_since: '2026-01-01T00:00:00.000Z' }).execute();
      await fail(8);
      assert.equal((await desk()).live, bad);
    });

    test('[I-06] [F-06] it is not rolled back to a version of another contract, which the live shell cannot load', async () => {
      await point({ live: nextContract });
      await fail(8, nextContract);
      await quarantine(undefined, nextContract);
      assert.equal((await desk()).live, nextContract);
    });

    test('[I-06] several instances that come to it at once leave one event', async () => {
      const { db, builds, log } = app.services;
      const remotes = await app.services.remotes.list();
      let told = 0;
      const announce = () => {
        told += 1;
      };
      const instances = Array.from({ length: 4 }, () => new AutomaticRollback({ db, builds, log, announce }));
      const sample = { remote: 'public', version: bad, metric: 'failure' } as const;
      await Promise.all(
        Array.from({ length: 24 }, (_, n) => instances[n % 4]?.visited([sample], { address: `192.0.${n}.1`, remotes })),
      );
      assert.equal(told, 1);
      assert.deepEqual(await newest(3), [...taken, ['live', bad, 'A admin']]);
    });

    test('[I-02] a version that a shell’s server has in quarantine is named once, rolled back, and ends by hand', async () => {
      assert.equal((await quarantine({})).status, 403);
      assert.equal((await quarantine({ [siteHeader]: 'x'.repeat(40) })).status, 403);
      assert.deepEqual(
        (await Promise.all([quarantine(), quarantine()])).map((answer) => answer.status),
        [201, 201],
      );
      const { live, quarantined } = await desk();
      assert.equal(live, good);
      assert.deepEqual(
        quarantined.map(({ version, reason }) => [version, reason]),
        [[bad, 'It did not answer for 2500 ms']],
      );
      assert.deepEqual(await newest(3), [...taken, ['quarantined', bad, 'automatic']]);
      const inRegistry = async (headers = {}) =>
        (await app.send('GET /registry', { headers })).body.remotes[0].quarantined;
      assert.deepEqual(await inRegistry({ [siteHeader]: secret }), [bad]);
      assert.deepEqual(await inRegistry(), []);

      const end = () => app.send(`DELETE /releases/public/quarantine/${bad}`, { token });
      assert.equal((await end()).status, 200);
      assert.deepEqual(await inRegistry({ [siteHeader]: secret }), []);
      assert.deepEqual(await newest(1), [['quarantine_ended', bad, 'A admin']]);
      assert.equal((await end()).status, 404);
    });
  });
