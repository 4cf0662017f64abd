import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEachEngine, staffPassword } from '../test/test-app.ts';
import { startSession } from './sessions.repository.ts';

const newPassword = 'лозинка што е долга';

onEachEngine((app) => {
  let address = 0;
  /** Each person calls from an address of their own, or the limits of one test would be met by the next. */
  async function person() {
    const account = await app().signIn('user');
    address += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${address}` };
    return {
      ...account,
      change: (json: unknown, token = account.token, query = '') =>
        app().send(`PUT /password${query}`, { token, json, headers }),
      login: async (password: string) =>
        (await app().send('POST /login', { json: { email: account.email, password }, headers })).status,
    };
  }
  const isOpen = async (token: string) => (await app().send('GET /session', { token })).status === 200;

  test('[L-05] a new password replaces the old one, and ends the other sessions of the account alone', async () => {
    const [ana, other] = [await person(), await person()];
    const elsewhere = await startSession(app().db, ana.id);
    const { status, body } = await ana.change({ currentPassword: staffPassword, newPassword });
    assert.deepEqual([status, body], [200, { done: true }]);
    assert.deepEqual(await Promise.all([ana.token, elsewhere, other.token].map(isOpen)), [true, false, true]);
    assert.deepEqual([await ana.login(staffPassword), await ana.login(newPassword)], [401, 200]);
    assert.equal(await other.login(staffPassword), 200);
  });

  test('[L-05] a wrong current password is refused at its field; the session and the password stay', async () => {
    const ana = await person();
    const { status, body } = await ana.change({ currentPassword: 'wrong', newPassword });
    assert.equal(status, 422);
    assert.deepEqual(body.fields, { currentPassword: 'The current password is incorrect.' });
    const mk = await ana.change({ currentPassword: 'wrong', newPassword }, ana.token, '?lang=mk');
    assert.deepEqual(mk.body.fields, { currentPassword: 'Сегашната лозинка не е точна.' });
    assert.ok(await isOpen(ana.token));
    assert.equal(await ana.login(staffPassword), 200);
  });

  test('[V-07] a new password has at least ten characters, and nothing is left out', async () => {
    const ana = await person();
    const short = await ana.change({ currentPassword: staffPassword, newPassword: 'nine char' });
    assert.deepEqual([short.status, Object.keys(short.body.fields)], [422, ['newPassword']]);
    const empty = await ana.change({ currentPassword: '' });
    assert.deepEqual([empty.status, Object.keys(empty.body.fields)], [422, ['currentPassword', 'newPassword']]);
    assert.equal(await ana.login(staffPassword), 200);
  });

  test('[L-03] five wrong guesses end the guessing, at the login of that address too', async () => {
    const ana = await person();
    for (let guess = 0; guess < 5; guess += 1)
      assert.equal((await ana.change({ currentPassword: `guess ${guess}`, newPassword })).status, 422);
    const refused = await ana.change({ currentPassword: staffPassword, newPassword });
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers['retry-after']) > 800);
    assert.equal(await ana.login(staffPassword), 429);
    assert.ok(await isOpen(ana.token));
  });

  test('[L-05] of two changes at once, from two sessions, one counts', async () => {
    const ana = await person();
    const elsewhere = await startSession(app().db, ana.id);
    const answers = await Promise.all([
      ana.change({ currentPassword: staffPassword, newPassword: 'the first of two' }),
      ana.change({ currentPassword: staffPassword, newPassword: 'the second of two' }, elsewhere),
    ]);
    const [first, second] = answers.map(({ status }) => status);
    assert.equal([first, second].filter((status) => status === 200).length, 1, `${first} ${second}`);
    assert.deepEqual(await Promise.all([ana.token, elsewhere].map(isOpen)), [first === 200, second === 200]);
    assert.equal(await ana.login(first === 200 ? 'the first of two' : 'the second of two'), 200);
  });

  test('[L-05] signing out everywhere ends all sessions of the account and no others', async () => {
    const [ana, other] = [await person(), await person()];
    const elsewhere = await startSession(app().db, ana.id);
    assert.deepEqual((await app().send('DELETE /sessions', { token: elsewhere })).body, { done: true });
    assert.deepEqual(await Promise.all([ana.token, elsewhere, other.token].map(isOpen)), [false, false, true]);
    assert.equal((await app().send('DELETE /sessions', { token: ana.token })).status, 401);
  });
});
