import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEachEngine, staffPassword, type TestApp } from '../test/test-app.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { findAccount, replacePassword } from './users.repository.ts';

/** More than are checked at once: some are still waiting when the account changes. */
const logins = 12;

/** Logins of one account, each from an address of its own, all of which find the account as it is now. */
function logInOften(app: TestApp, email: string) {
  return Array.from({ length: logins }, (_, index) =>
    app.send('POST /login', {
      json: { email, password: staffPassword },
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    }),
  );
}

onEachEngine((app) => {
  const passwordHashOf = async (email: string) => (await findAccount(app().db, email))?.password_hash ?? '';

  test('[L-05] a login that is being checked while the password changes starts no session with the old one', async () => {
    const ana = await app().signIn('user');
    const replaced = {
      replaced: await passwordHashOf(ana.email),
      passwordHash: await hashPassword('another password'),
    };
    const checked = logInOften(app(), ana.email);
    await Promise.race(checked);
    await app()
      .db.transaction()
      .execute(async (tx) => {
        await replacePassword(tx, ana.id, replaced);
        await endSessionsOf(tx, ana.id);
      });
    const answers = await Promise.all(checked);
    assert.ok(answers.some(({ status }) => status === 401));
    for (const { status, body } of answers) {
      if (status === 401) assert.equal(body.message, 'Invalid email or password');
      else assert.equal((await app().send('GET /session', { token: body.token })).status, 401);
    }
  });

  test('[L-05] a login that is being checked while its account is deleted is refused like any other', async () => {
    const [admin, ana] = [await app().signIn('admin'), await app().signIn('user')];
    const checked = logInOften(app(), ana.email);
    await Promise.race(checked);
    assert.equal((await app().send(`DELETE /users/${ana.id}`, { token: admin.token })).status, 200);
    const statuses = new Set((await Promise.all(checked)).map(({ status }) => status));
    assert.deepEqual([...statuses].toSorted(), [200, 401]);
  });
});
