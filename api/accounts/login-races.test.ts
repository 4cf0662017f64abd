import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEachEngine, staffPassword, type TestApp } from '../test/test-app.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { replacePassword } from './users.repository.ts';

/** More than are checked at once: some are still waiting when the account changes. */
const logins = 12;
/** Comparing with it takes as long as with that of any account; that of other tests takes no time. */
const passwordHash = hashPassword(staffPassword);

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
  async function signIn() {
    const account = await app().signIn('user');
    const changed = app()
      .db.updateTable('users')
      .set({ password_hash: await passwordHash });
    await changed.where('id', '=', account.id).execute();
    return account;
  }

  test('[L-05] a login that is being checked while the password changes starts no session with the old one', async () => {
    let isRefused = false;
    // On a busy machine all of them may have been checked before.
    while (!isRefused) {
      const ana = await signIn();
      const replaced = { replaced: await passwordHash, passwordHash: await hashPassword('another password') };
      const checked = logInOften(app(), ana.email);
      await Promise.race(checked);
      await app()
        .db.transaction()
        .execute(async (tx) => {
          await replacePassword(tx, ana.id, replaced);
          await endSessionsOf(tx, ana.id);
        });
      for (const { status, body } of await Promise.all(checked)) {
        if (status === 401) assert.equal(body.message, 'Invalid email or password');
        else assert.equal((await app().send('GET /session', { token: body.token })).status, 401);
        isRefused ||= status === 401;
      }
    }
  });

  test('[L-05] a login that is being checked while its account is deleted is refused like any other', async () => {
    const admin = await app().signIn('admin');
    const statuses = new Set<number>();
    while (!statuses.has(401)) {
      const ana = await signIn();
      const checked = logInOften(app(), ana.email);
      await Promise.race(checked);
      assert.equal((await app().send(`DELETE /users/${ana.id}`, { token: admin.token })).status, 200);
      for (const { status } of await Promise.all(checked)) statuses.add(status);
    }
    assert.deepEqual([...statuses].toSorted(), [200, 401]);
  });
});
