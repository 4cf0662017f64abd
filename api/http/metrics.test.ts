import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { freePort } from '@varda/server/free-port';
import { byProgram, noteActivity } from '../activity/activity.repository.ts';
import { openDatabase } from '../database/open-database.ts';
import { ApiProcess } from '../test/api-process.ts';
import { spawnCommand } from '../test/command-process.ts';
import { engines } from '../test/test-app.ts';
import { createDatabase } from '../test/test-database.ts';

for (const engine of engines)
  describe(engine, () => {
    test('[O-06] at a port of their own there are metrics of answers, cache, outbox, connections and the last backup, without probes and what people asked', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'varda-metrics-'));
      const database = engine === 'postgres' ? await createDatabase() : null;
      const port = await freePort();
      const api = await ApiProcess.start({
        DATA_DIR: folder,
        METRICS_PORT: String(port),
        ...(database && { DATABASE_URL: database.url }),
      });
      try {
        for (let asked = 0; asked < 3; asked++) await (await fetch(`${api.address}/history`)).json();
        await fetch(`${api.address}/products/product/0123456789abcdef01234567`);
        for (const probe of ['/api/health', '/health']) assert.ok((await fetch(new URL(probe, api.address))).ok);
        const metrics = `http://127.0.0.1:${port}/metrics`;
        // A connection that is kept would be closed by the api while the commands below block this process.
        const scrape = () => fetch(metrics, { headers: { connection: 'close' } });
        const answer = await scrape();
        assert.match(answer.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
        const text = await answer.text();
        const value = (name: string, among = text) =>
          Number(among.match(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (.+)$`, 'm'))?.[1]);
        const count = (route: string, status: number) =>
          value(`http_request_duration_seconds_count{method="GET",route="/api/${route}",status="${status}"}`);
        assert.deepEqual([count('history', 200), count('products/product/:id', 404)], [3, 1]);
        assert.equal(value('varda_cached_calls_total{from="cache"}'), 2);
        assert.equal(value('varda_outbox_mails{state="waiting"}'), 0);
        assert.ok(value('nodejs_eventloop_lag_p99_seconds') > 0);
        assert.equal(
          value('varda_database_connections{state="writers waiting"}'),
          engine === 'postgres' ? 0 : Number.NaN,
        );
        assert.doesNotMatch(text, /0123456789abcdef/);
        assert.doesNotMatch(text, /health/);

        const lastBackup = (among: string) => value('varda_last_backup_timestamp_seconds{of="site"}', among);
        assert.equal(lastBackup(text), Number.NaN);
        if (database) {
          const { db } = await openDatabase({ folder, url: database.url });
          await noteActivity(db, { action: 'back_up', entity: 'site' }, byProgram);
          await db.destroy();
          assert.ok(lastBackup(await (await scrape()).text()) > 0);
          return;
        }
        const backups = path.join(folder, 'backups');
        // What is restored is in a backup, and the line about that one is not.
        for (const [command, words] of [
          ['backup', () => [backups]],
          ['restore', () => [path.join(backups, readdirSync(backups)[0] ?? ''), '--replace']],
        ] as const) {
          const begun = Date.now();
          const { status, said } = spawnCommand(command, words(), {
            dataFolder: folder,
            cwd: folder,
          });
          assert.equal(status, 0, said);
          assert.ok(lastBackup(await (await scrape()).text()) * 1000 >= begun, command);
        }
      } finally {
        await api.stop();
        await rm(folder, { recursive: true });
        await database?.drop();
      }
    });
  });
