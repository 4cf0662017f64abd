import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { hashToken } from '../accounts/sessions.repository.ts';
import { createApp } from '../app.ts';
import { isPostgres } from '../database/engine.ts';
import { onEachEngine } from '../test/test-app.ts';
import { renewPresence } from './presence.repository.ts';

onEachEngine((app) => {
  type Person = Awaited<ReturnType<ReturnType<typeof app>['signIn']>>;
  let ana: Person;
  let boris: Person;
  before(async () => {
    [ana, boris] = [await app().signIn('admin'), await app().signIn('user')];
  });

  const open = ({ token }: Person, path = 'history/one') => app().send(`POST /presence/${path}`, { token });
  const close = ({ token }: Person) => app().send('DELETE /presence/history/one', { token });
  const rows = () => app().db.selectFrom('presence').selectAll().execute();

  test('[K-29] who else has a form open is answered, with since when, until it is closed; nothing of it is kept', async () => {
    assert.deepEqual((await open(ana)).body, { others: [] });
    const { others } = (await open(boris)).body;
    assert.deepEqual([others.length, others[0].name], [1, 'A admin']);
    assert.ok(Math.abs(Date.now() - Date.parse(others[0].since)) < 60_000);
    assert.deepEqual((await open(boris)).body.others, others, 'since when stays the same');
    assert.equal((await open(ana)).body.others[0].name, 'A user');
    for (const path of ['history/two', 'products/one'])
      assert.deepEqual((await open(boris, path)).body, { others: [] }, 'another form');

    assert.equal((await close(boris)).status, 200);
    assert.deepEqual((await open(ana)).body, { others: [] });
    await close(ana);
    for (const [kind, id] of [
      ['history', 'two'],
      ['products', 'one'],
    ] as const)
      await app().send(`DELETE /presence/${kind}/${id}`, { token: boris.token });
    assert.deepEqual(await rows(), []);
  });

  test('[K-29] processes share what they know, and a form that is not heard of any more has gone', async () => {
    const other = await createApp(app().services);
    await open(ana);
    const request = { method: 'POST', url: '/api/presence/history/one' } as const;
    const answer = await other.inject({ ...request, headers: { authorization: `Bearer ${boris.token}` } });
    assert.equal(answer.json().others[0].name, 'A admin');
    const later = new Date(Date.now() + 80_000);
    const opened = { entity: 'history', id: 'one', userId: boris.id, tab: 'front' } as const;
    assert.deepEqual(await renewPresence(app().db, opened, later), { others: [] });
    assert.equal((await rows()).length, 1, 'what has expired is deleted');
    await close(boris);
  });

  test('[K-29] machines whose clocks differ count by that of the database', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    await open(ana);
    // The embedded database has the clock of its one machine.
    if (isPostgres(app().db)) context.mock.timers.setTime(Date.now() + 5 * 60_000);
    assert.equal((await open(boris)).body.others.length, 1);
    for (const person of [ana, boris]) await close(person);
  });

  test('[K-29] a form that can be seen has gone sooner than one in the background, which may not speak so often', async () => {
    const heard = async (tab: string) => {
      await open(ana, `history/one?tab=${tab}`);
      const [row] = await rows();
      await close(ana);
      return Date.parse(row?.expires_at ?? '') - Date.now();
    };
    assert.ok((await heard('front')) <= 15_000);
    assert.ok((await heard('background')) > 60_000);
    assert.equal((await open(ana, 'history/one?tab=elsewhere')).status, 400);
  });

  test('[K-29] an account that is deleted has no form open', async () => {
    const gone = await app().signIn('user');
    await open(gone);
    assert.equal((await app().send(`DELETE /users/${gone.id}`, { token: ana.token })).status, 200);
    assert.deepEqual(await rows(), []);
  });

  test('[K-29] [L-04] an open form keeps no session alive that nobody uses', async () => {
    const idle = await app().signIn('user');
    const ends = new Date(Date.now() + 3_600_000).toISOString();
    const session = { used_at: new Date(Date.now() - 7 * 3_600_000).toISOString(), expires_at: ends };
    const where = hashToken(idle.token);
    await app().db.updateTable('sessions').set(session).where('token_hash', '=', where).execute();
    assert.equal((await open(idle)).status, 200);
    const row = app().db.selectFrom('sessions').select('expires_at').where('token_hash', '=', where);
    assert.equal((await row.executeTakeFirstOrThrow()).expires_at, ends);
  });

  test('[K-29] what names no form is refused, and so is a flood, of the person who sends it alone', async () => {
    assert.equal((await open(ana, 'sessions/one')).status, 400);
    assert.equal((await app().send('POST /presence/history/one')).status, 401);
    const flood = await app().signIn('user');
    const statuses = new Set<number>();
    for (let call = 0; call < 155; call += 1) statuses.add((await open(flood)).status);
    assert.deepEqual([...statuses], [200, 429]);
    assert.equal((await open(boris)).status, 200);
  });
});
