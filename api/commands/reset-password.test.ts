import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { spawnCommand } from '../test/command-process.ts';
import { firstAdmin, openTestApp, type TestApp } from '../test/test-app.ts';

let app: TestApp;
before(async () => {
  app = await openTestApp('sqlite');
});
after(() => app.close());

const login = (password: string) => app.send('POST /login', { json: { ...firstAdmin, password } });
const reset = (...args: string[]) => spawnCommand('reset-password', args, { dataFolder: app.environment.DATA_DIR });

test('[L-02] [K-12] who has lost the password gets a new one by command, and whoever is logged in with the old one is not any more', async () => {
  const { token } = (await login(firstAdmin.password)).body;
  const { status, said } = reset(firstAdmin.email.toUpperCase());
  assert.equal(status, 0, said);
  const [, password = ''] = /: (\S{16})$/m.exec(said) ?? [];
  const { id } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const [logged = '{}'] = said.split('\n').filter((line) => line.includes('"security"'));
  const { security, by, account } = JSON.parse(logged);
  assert.deepEqual([security, account], ['password_changed', id]);
  assert.match(by, / by command$/);
  assert.ok(!logged.includes(password) && !logged.includes(firstAdmin.email));
  assert.equal((await app.send('GET /session', { token })).status, 401);
  assert.equal((await login(firstAdmin.password)).status, 401);
  assert.equal((await login(password)).status, 200);
});

test('[L-02] without an account of that address nothing is changed, and the command says so', () => {
  for (const [args, why] of [
    [[], /Name one account.*npm run reset-password -w api/s],
    [['nobody@varda-pharm.example'], /no account with the address nobody@varda-pharm\.example/],
    [['--all'], /Unknown option '--all'/],
  ] as [string[], RegExp][]) {
    const { status, said } = reset(...args);
    assert.equal(status, 1, said);
    assert.match(said, why);
  }
});
