import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../database/open-database.ts';
import { ApiProcess } from '../test/api-process.ts';
import { type Engine, engines, firstAdmin, variablesOf } from '../test/test-app.ts';
import { createStartedDatabase } from '../test/test-database.ts';

/** So many that the release takes a while. */
const many = 20;

/**
 * From the time of the release until it is killed, in milliseconds: before it is claimed, while it goes out, after that. SQLite has one
 * process, which holds its lock all the while.
 */
const kills: Record<Engine, readonly number[]> = { sqlite: [40], postgres: [0, 40, 120] };

for (const engine of engines)
  test(`[E-03] [E-04] an api that is killed while a release goes out has published all of it or nothing, and after a start all, once, on ${engine}`, {
    timeout: 300_000,
  }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-release-'));
    const database = await createStartedDatabase(engine, folder);
    const variables = variablesOf(folder, database);
    let api = await ApiProcess.start(variables);
    const { db } = await openDatabase({ folder, url: database?.url, migrates: false });
    try {
      const { token } = await call(api, 'POST /login', firstAdmin);
      const ids: string[] = [];
      for (let n = 0; n < many; n += 1)
        ids.push((await call(api, 'POST /history', { text: text(`Before ${n}`) }, token))._id);
      for (const [round, delay] of kills[engine].entries()) {
        for (const [n, id] of ids.entries())
          await call(api, `PUT /history/${id}?as=draft`, { text: text(`Release ${round} ${n}`) }, token);
        const at = new Date(Date.now() + 1_000);
        const items = ids.map((_id) => ({ entity: 'history', _id, action: 'publish' }));
        const made = await call(api, 'POST /schedules', { at: at.toISOString(), name: 'Launch', items }, token);
        await setTimeout(at.getTime() + delay - Date.now());
        await api.kill();
        const stateOf = () => db.selectFrom('schedules').select('state').where('id', '=', made._id).executeTakeFirst();
        const ofRound = async () =>
          (await db.selectFrom('history').select('text_en').execute()).filter(({ text_en }) =>
            text_en.includes(`Release ${round} `),
          ).length;
        const [state, count] = [(await stateOf())?.state, await ofRound()];
        assert.deepEqual([state, count], state === 'done' ? ['done', many] : ['waiting', 0], `after ${delay} ms`);
        api = await ApiProcess.start(variables);
        while ((await stateOf())?.state === 'waiting') await setTimeout(50);
        assert.deepEqual([(await stateOf())?.state, await ofRound()], ['done', many]);
        const { runs } = await db
          .selectFrom('activity')
          .select((row) => row.fn.countAll().as('runs'))
          .where('action', '=', 'run_schedule')
          .executeTakeFirstOrThrow();
        assert.equal(Number(runs), many * (round + 1));
      }
      assert.equal((await db.selectFrom('drafts').select('item_id').execute()).length, 0);
    } finally {
      await api.kill();
      await db.destroy();
      await rm(folder, { recursive: true, force: true });
      await database?.drop();
    }
  });

const text = (words: string) => ({ en: `<p>${words}</p>`, mk: `<p>${words}</p>` });

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body
async function call(api: ApiProcess, key: string, body: object, token?: string): Promise<any> {
  const [method = '', url] = key.split(' ');
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${api.address}${url}`, { method, headers, body: JSON.stringify(body) });
  assert.ok(answer.ok, `${key}: ${answer.status} ${await answer.clone().text()}`);
  return answer.json();
}
