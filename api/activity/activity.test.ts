import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Activity, ActivityAction } from '@varda/contract/activity';
import { endpoints } from '@varda/contract/endpoints';
import { sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import { onEachEngine, staffPassword } from '../test/test-app.ts';
import { lastOf } from './activity.repository.ts';

const texts = (word: string) => ({ en: `<p>${word}</p>`, mk: `<p>${word}</p>` });

onEachEngine((app) => {
  const send: ReturnType<typeof app>['send'] = (call, sending) => app().send(call, sending);
  const logged = async (token: string, filter = ''): Promise<Activity[]> =>
    (await send(`GET /activity?limit=100${filter}`, { token })).body.activities;
  /** What is told of one item, the first thing first. */
  const toldOf = async (token: string, id: string) =>
    (await logged(token)).filter(({ item }) => item?._id === id).toReversed();

  test('[O-06] when a backup was made last is one look into an index, however long the log is', async () => {
    const plan = await app()
      .db.transaction()
      .execute(async (tx) => {
        if (!isPostgres(tx)) return lastOf(tx, 'back_up').explain(undefined, sql`query plan`);
        // A log of few lines would be read whole.
        await sql`set local enable_seqscan = off`.execute(tx);
        return lastOf(tx, 'back_up').explain();
      });
    assert.match(JSON.stringify(plan), /activity_by_action/);
    assert.doesNotMatch(JSON.stringify(plan), /sort|temp/i);
  });

  test('[K-24] creates, edits, moves, deletes and restores are logged with person, item, fields and request', async () => {
    const admin = await app().signIn('admin');
    const { token } = admin;
    const made = await send('POST /history', { token, json: { text: texts('First stop') } });
    const id: string = made.body._id;
    await send(`PUT /history/${id}`, { token, json: { text: { en: '<p>Second stop</p>' } } });
    await send(`PUT /history/${id}`, { token, json: { text: { en: '<p>Second stop</p>' } } });
    await send('PATCH /history/reorder', { token, json: [{ _id: id, position: 1 }] });
    await send(`DELETE /history/${id}`, { token });
    await send(`POST /trash/history/${id}/restore`, { token });
    await send(`DELETE /history/${id}`, { token });
    assert.equal((await send(`DELETE /trash/history/${id}`, { token })).status, 200);
    const told = await toldOf(token, id);
    assert.deepEqual(
      told.map(({ action, details }) => [action, ...details]),
      [
        ['create'],
        ['edit', 'text.en'],
        ['move', '1'],
        ['delete'],
        ['restore'],
        ['delete'],
        ['delete_for_good'],
      ] satisfies [ActivityAction, ...string[]][],
    );
    for (const { by, entity } of told) {
      assert.deepEqual(by, { _id: admin.id, name: 'A admin' });
      assert.equal(entity, 'history');
    }
    assert.deepEqual(told[0]?.item?.title, { en: 'First stop', mk: 'First stop' });
    assert.deepEqual(told[1]?.item?.title, { en: 'Second stop', mk: 'First stop' });
    assert.equal(told[0]?.requestId, made.headers['x-request-id']);
  });

  test('[K-24] what is refused, or fails in its transaction, is not logged; what comes twice under one key is logged once', async () => {
    const { token } = await app().signIn('admin');
    const { body } = await send('POST /history', { token, json: { text: texts('Refused') } });
    const before = await toldOf(token, body._id);
    const json = { text: { en: '<p>Other</p>' } };
    const late = await send(`PUT /history/${body._id}`, { token, json, headers: { 'if-match': '"7"' } });
    const empty = await send(`PUT /history/${body._id}`, { token, json: { text: { en: '' } } });
    const strange = [{ _id: body._id, position: 1 }, ...[{ _id: 'nowhere', position: 2 }]];
    const moves = await send('PATCH /history/reorder', { token, json: strange });
    assert.deepEqual([late.status, empty.status, moves.status], [409, 422, 422]);
    assert.deepEqual(await toldOf(token, body._id), before);
    const headers = { 'idempotency-key': `again-${body._id}` };
    for (const status of [200, 200])
      assert.equal((await send(`PUT /history/${body._id}`, { token, json, headers })).status, status);
    assert.equal((await toldOf(token, body._id)).length, before.length + 1);

    const count = async () => (await logged(token, '&entity=history')).length;
    const told = await count();
    // The save cannot be told: it is not made either.
    await app().db.schema.alterTable('activity').renameTo('activity_away').execute();
    const failed = await send(`PUT /history/${body._id}`, { token, json: { text: { en: '<p>Untold</p>' } } });
    await app().db.schema.alterTable('activity_away').renameTo('activity').execute();
    assert.equal(failed.status, 500);
    const { text } = (await send('GET /history')).body.find(({ _id }: { _id: string }) => _id === body._id);
    assert.equal(text.en, '<p>Other</p>');
    assert.equal(await count(), told);
  });

  test('[K-24] sign-ins, failures, sign-outs, passwords, invitations and roles are logged', async () => {
    const { token } = await app().signIn('admin');
    const account = { name: 'Vera', email: 'vera.activity@varda-pharm.example', role: 'user' };
    const { body: vera } = await send('POST /register', { token, json: { ...account, invitation: true } });
    const change = { name: 'Vera K.', role: 'admin', password: 'seven tall giraffes' };
    await send(`PUT /users/${vera._id}`, { token, json: change });
    const login = (password: string) => send('POST /login', { json: { email: account.email, password } });
    assert.equal((await login('a wrong guess')).status, 401);
    const session = (await login(change.password)).body.token;
    const passwords = { currentPassword: change.password, newPassword: 'eight tall giraffes' };
    assert.equal((await send('PUT /password', { token: session, json: passwords })).status, 200);
    await send('POST /logout', { token: session });
    await send(`DELETE /users/${vera._id}`, { token });
    const told = await toldOf(token, vera._id);
    assert.deepEqual(
      told.map(({ action, details, by }) => [action, details.join(), by?.name ?? null]),
      [
        ['create', 'user', 'A admin'],
        ['invite', '', 'A admin'],
        ['edit', 'name', 'A admin'],
        ['password_change', '', 'A admin'],
        ['role_change', 'user,admin', 'A admin'],
        ['sign_in_failed', '', null],
        ['sign_in', '', 'Vera K.'],
        ['password_change', '', 'Vera K.'],
        ['sign_out', '', 'Vera K.'],
        ['delete', '', 'A admin'],
      ],
    );
    assert.ok(told.every(({ requestId }) => requestId));
    // An address of nobody is not written down: it may be a password.
    await send('POST /login', { json: { email: 'nobody@varda-pharm.example', password: staffPassword } });
    const [failed] = await logged(token, '&action=sign_in_failed');
    assert.deepEqual([failed?.item, failed?.by], [null, null]);
    const people = (await send('GET /activity/people', { token })).body;
    assert.ok(people.some((person: object) => JSON.stringify(person).includes('Vera K.')));
  });

  test('[K-24] filters by person, item, action, time and words, page by page', async () => {
    const { token, id: person } = await app().signIn('admin');
    const other = await app().signIn('user');
    for (const [by, word] of [
      [token, 'Ружа'],
      [other.token, 'Ружа'],
      [token, 'Lavender'],
    ] as const)
      await send('POST /history', { token: by, json: { text: texts(word) } });
    const counted = async (filter: string) => (await send(`GET /activity?${filter}`, { token })).body.totalCount;
    assert.equal(await counted(`person=${person}&entity=history&action=create`), 2);
    assert.equal(await counted(`person=${person}&q=ruzha`), 1);
    assert.equal(await counted(`person=${person}&entity=products`), 0);
    const [rose] = (await send(`GET /activity?person=${person}&q=ruzha`, { token })).body.activities;
    assert.equal(await counted(`item=${rose.item._id}`), 1);
    const [newest, older] = await logged(token, `&person=${person}`);
    assert.ok(newest && older && newest.at >= older.at);
    assert.equal(await counted(`person=${person}&to=${older.at}`), 0);
    assert.equal(await counted(`person=${person}&from=${older.at}`), 2);
    const second = (await send(`GET /activity?person=${person}&limit=1&page=2`, { token })).body;
    assert.deepEqual([second.activities, second.totalCount], [[older], 2]);
    for (const wrong of ['from=yesterday', 'action=nothing', 'entity=nothing', 'page=0'])
      assert.equal((await send(`GET /activity?${wrong}`, { token })).status, 400, wrong);
  });

  test('[K-24] only admins read it, also as CSV, and no call changes or deletes a row', async () => {
    const { token } = await app().signIn('user');
    for (const call of ['GET /activity', 'GET /activity/people', 'GET /activity.csv'] as const) {
      assert.equal((await send(call, { token })).status, 403, call);
      assert.equal((await send(call)).status, 401, call);
    }
    const calls = Object.keys(endpoints).filter((key) => key.includes('/activity'));
    assert.deepEqual(calls, ['GET /activity', 'GET /activity/people']);
    const admin = (await app().signIn('admin')).token;
    const [row] = await logged(admin);
    for (const method of ['DELETE', 'PUT', 'PATCH', 'POST'] as const)
      for (const path of ['/activity', `/activity/${row?._id}`, '/activity.csv'])
        assert.equal((await send(`${method} ${path}`, { token: admin, json: {} })).status, 404, `${method} ${path}`);
  });

  test('[K-24] the CSV has what the filter leaves, all of it, and no cell that a spreadsheet runs', async () => {
    const { token, id } = await app().signIn('admin');
    for (const word of ['=HYPERLINK(1)', '@SUM(1)', 'Said "yes", then left'])
      await send('POST /history', { token, json: { text: texts(word) } });
    const csv = await send(`GET /activity.csv?person=${id}&action=create`, { token });
    assert.equal(csv.status, 200);
    assert.match(String(csv.headers['content-type']), /^text\/csv; charset=utf-8/);
    assert.match(String(csv.headers['content-disposition']), /attachment; filename="activity\.csv"/);
    assert.equal(csv.headers['cache-control'], 'no-store');
    const [head, ...rows] = csv.bytes.toString('utf8').trimEnd().split('\r\n');
    assert.equal(head, '\u{FEFF}at,person,person_id,action,entity,item_id,item_en,item_mk,details,request_id');
    assert.equal(rows.length, 3);
    assert.ok(rows[0]?.includes(',"Said ""yes"", then left",'), rows[0]);
    assert.ok(rows[1]?.includes(",'@SUM(1),'@SUM(1),"), rows[1]);
    assert.ok(rows[2]?.includes(",'=HYPERLINK(1),"), rows[2]);
    assert.equal((await logged(token, `&person=${id}&action=export`)).length, 1);
    assert.equal((await send('GET /activity.csv?from=yesterday', { token })).status, 400);
    // More rows than are read at a time, many of the same moment.
    const row = { action: 'edit', entity: 'history', title_en: '', title_mk: '', details: '[]', search: '' } as const;
    const values = Array.from({ length: 2_100 }, (_, index) => ({
      ...row,
      ...{ id: `many-${index}`, item_id: `item-${index}` },
      ...{ at: `2026-01-01T00:00:0${index % 2}.000Z`, by_id: 'many', by_name: 'Many', request_id: null },
    }));
    for (let start = 0; start < values.length; start += 300)
      await app()
        .db.insertInto('activity')
        .values(values.slice(start, start + 300))
        .execute();
    const many = await send('GET /activity.csv?person=many', { token });
    const told = many.bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
    assert.deepEqual([told.length, new Set(told).size], [2_100, 2_100]);
    await app().db.deleteFrom('activity').where('by_id', '=', 'many').execute();
  });
});
