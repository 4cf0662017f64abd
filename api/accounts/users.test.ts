import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onEachEngine, staffPassword } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('admin')).token;
  });
  let made = 0;
  const person = (fields: Record<string, unknown> = {}) => {
    made += 1;
    return { name: 'Ана Петрова', email: `ana${made}@varda-pharm.example`, password: 'long enough!', ...fields };
  };
  const register = async (fields: Record<string, unknown> = {}) => {
    const { status, body } = await app().send('POST /register', { token, json: person(fields) });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };

  test('[V-07] an account is created with the role user unless said otherwise, and its password is never answered', async () => {
    const user = await register({ name: '  Ана Петрова ' });
    assert.equal(user.name, 'Ана Петрова');
    assert.equal(user.role, 'user');
    const shown = ['__v', '_id', 'createdAt', 'email', 'name', 'restrictions', 'role', 'secondFactor', 'updatedAt'];
    assert.deepEqual(Object.keys(user).toSorted(), shown);
    const { password_hash } = await app()
      .db.selectFrom('users')
      .select('password_hash')
      .where('id', '=', user._id)
      .executeTakeFirstOrThrow();
    assert.match(password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('[V-07] name, e-mail, password and role are checked, each with its own message', async () => {
    const json = { name: '', email: 'ana@nowhere', password: '123456789', role: 'boss' };
    const { status, body } = await app().send('POST /register?lang=mk', { token, json });
    assert.equal(status, 422);
    assert.deepEqual(body.fields, {
      name: 'Задолжително поле',
      email: 'Внесете важечка адреса на е-пошта.',
      password: 'Лозинката треба да има најмалку 10 знака.',
      role: 'Дозволени вредности се: user, admin.',
    });
    for (const email of ['ana', '@x.mk', 'a b@x.mk', 'ana@x..mk', 'ana@x.mk.', `${'a'.repeat(250)}@x.mk`, 'a\0@x.mk'])
      assert.equal((await app().send('POST /register', { token, json: person({ email }) })).status, 422, email);
  });

  test('[A-06] an e-mail address belongs to one account, whatever its case', async () => {
    const { email } = await register();
    const again = await app().send('POST /register', { token, json: person({ email: email.toUpperCase() }) });
    assert.equal(again.status, 409);
    assert.deepEqual(again.body.fields, { email: 'This email address is already in use.' });
    const other = await register();
    const change = await app().send(`PUT /users/${other._id}`, { token, json: { email: ` ${email.toUpperCase()} ` } });
    assert.equal(change.status, 409);
    const own = await app().send(`PUT /users/${other._id}`, { token, json: { email: other.email.toUpperCase() } });
    assert.deepEqual([own.status, own.body.email], [200, other.email]);
  });

  test('[A-06] of two accounts that ask for the same address at once one is created', async () => {
    const json = person();
    const answers = await Promise.all([1, 2, 3, 4].map(() => app().send('POST /register', { token, json })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
  });

  test('[A-06] an edit changes what it names; an empty password keeps the old one and its sessions', async () => {
    const user = await register();
    const session = await login(user.email, 'long enough!');
    const json = { name: 'Ана Илиева', password: '' };
    const { status, body } = await app().send(`PUT /users/${user._id}`, { token, json });
    assert.equal(status, 200);
    assert.deepEqual([body.name, body.email, body.role], ['Ана Илиева', user.email, 'user']);
    assert.equal((await app().send('GET /session', { token: session })).status, 200);
    assert.ok(await login(user.email, 'long enough!'));
    assert.equal((await app().send(`PUT /users/${user._id}`, { token, json: { password: 'short' } })).status, 422);
    assert.equal((await app().send('PUT /users/none', { token, json })).status, 404);
  });

  test('[K-10] a password that is common, or made of the name, is refused at its field', async () => {
    for (const fields of [{ password: 'Password2026!' }, { name: 'Zdravko Zdravkovski', password: 'Zdravkovski 26' }]) {
      const { status, body } = await app().send('POST /register?lang=mk', { token, json: person(fields) });
      assert.equal(status, 422);
      assert.match(body.fields.password, /^Оваа лозинка лесно се погодува/);
    }
    const user = await register({ name: 'Zdravko' });
    const edit = (json: object) => app().send(`PUT /users/${user._id}`, { token, json });
    assert.deepEqual(Object.keys((await edit({ password: 'iloveyou123' })).body.fields), ['password']);
    assert.equal((await edit({ name: 'Ljubica Stojanova', password: 'stojanova 1990' })).status, 422);
  });

  test('[K-10] whoever changes the address or password of the own account gives the current password', async () => {
    const admin = await app().signIn('admin');
    const edit = (json: object) => app().send(`PUT /users/${admin.id}`, { token: admin.token, json });
    for (const change of [{ email: `new.${admin.email}` }, { password: 'another long one' }]) {
      const without = await edit(change);
      assert.deepEqual([without.status, Object.keys(without.body.fields)], [422, ['currentPassword']]);
      const wrong = await edit({ ...change, currentPassword: 'wrong' });
      assert.deepEqual(wrong.body.fields, { currentPassword: 'The current password is incorrect.' });
    }
    assert.equal((await edit({ name: 'Own name', email: admin.email })).status, 200);
    const { status, body } = await edit({ email: `new.${admin.email}`, currentPassword: staffPassword });
    assert.deepEqual([status, body.email], [200, `new.${admin.email}`]);
  });

  test('[K-11] an address has one spelling; look-alikes and invisible signs are refused', async () => {
    const { body } = await app().send('POST /register', {
      token,
      json: person({ email: ' Ｇoran@Varda-Pharm.example ' }),
    });
    assert.equal(body.email, 'goran@varda-pharm.example');
    assert.ok(await login('ｇoran@varda-pharm.example', 'long enough!'));
    for (const email of ['gоran@varda-pharm.example', 'goran\u200b@varda-pharm.example', 'goran@varda-pharm.exаmple']) {
      const refused = await app().send('POST /register', { token, json: person({ email }) });
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['email']], email);
    }
    assert.equal(
      (await app().send('POST /register', { token, json: person({ email: 'горан@варда.example' }) })).status,
      201,
    );
  });

  const endings: [what: string, json: Record<string, string> | null][] = [
    ['a new password', { password: 'another long one' }],
    ['another role', { role: 'admin' }],
    ['deletion', null],
  ];
  for (const [what, json] of endings)
    test(`[A-06] ${what} ends the sessions of an account`, async () => {
      const { id, token: session } = await app().signIn('user');
      assert.equal((await app().send('GET /session', { token: session })).status, 200);
      const call = json ? (`PUT /users/${id}` as const) : (`DELETE /users/${id}` as const);
      assert.equal((await app().send(call, { token, ...(json && { json }) })).status, 200);
      assert.equal((await app().send('GET /session', { token: session })).status, 401);
    });

  test('[A-06] the list is searched in names and addresses, in either alphabet, and sorted', async () => {
    await register({ name: 'Ќирил Џамбаски', email: 'kiril@search.example' });
    await register({ name: 'Ѓорѓи Зафиров', email: 'gjorgji@search.example' });
    await register({ name: 'Zoran Adams', email: 'zoran@search.example' });
    const find = async (query: string) =>
      (await app().send(`GET /users?${query}`, { token })).body.users.map((user: { name: string }) => user.name);
    assert.deepEqual(await find('search=search.example&sortBy=name'), [
      'Ѓорѓи Зафиров',
      'Ќирил Џамбаски',
      'Zoran Adams',
    ]);
    assert.deepEqual(await find('search=search.example&sortBy=email&sortOrder=desc'), [
      ...['Zoran Adams', 'Ќирил Џамбаски', 'Ѓорѓи Зафиров'],
    ]);
    assert.deepEqual(await find('search=kiril'), ['Ќирил Џамбаски']);
    assert.deepEqual(await find(`search=${encodeURIComponent('ѓорѓи')}`), ['Ѓорѓи Зафиров']);
    const { body } = await app().send('GET /users?search=search.example&limit=1&page=2', { token });
    assert.deepEqual([body.users.length, body.totalCount], [1, 3]);
  });

  test('[U-02] [U-04] factors and restrictions are shown to admins alone, in the list, by filters and by exports', async () => {
    const { email } = await register({ restrictions: ['pages.write'] });
    const { token: user } = await app().signIn('user');
    const seen = async (asking: string) =>
      (await app().send(`GET /users?search=${email}`, { token: asking })).body.users[0];
    const { secondFactor, restrictions, ...others } = await seen(token);
    assert.deepEqual([secondFactor, restrictions], [false, ['pages.write']]);
    assert.deepEqual(await seen(user), others);
    for (const filter of ['secondFactor=on', 'secondFactor=off', 'access=whole', 'access=restricted'])
      for (const list of [`GET /users?${filter}`, `GET /sheets/users/export?format=csv&${filter}`] as const) {
        assert.equal((await app().send(list, { token: user })).status, 403, list);
        assert.equal((await app().send(list, { token })).status, 200, list);
      }
  });

  test('[A-05] without a sort the newest account comes first, five on a page', async () => {
    const { _id } = await register();
    const { body } = await app().send('GET /users', { token });
    assert.equal(body.users[0]._id, _id);
    assert.equal(body.users.length, 5);
  });

  test('[A-06] the last administrator can be neither deleted nor lose the role, not even by two at once', async () => {
    await app().db.deleteFrom('users').where('role', '=', 'admin').execute();
    const [first, second] = [await app().signIn('admin'), await app().signIn('admin')];
    const demotions = await Promise.all([
      app().send(`PUT /users/${first.id}`, { token: second.token, json: { role: 'user' } }),
      app().send(`PUT /users/${second.id}`, { token: first.token, json: { role: 'user' } }),
    ]);
    // The second one is refused as the last administrator, or because its own session has just ended.
    assert.deepEqual(demotions.filter(({ status }) => status === 200).length, 1);
    const admins = await app().db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    assert.equal(admins.length, 1);
    const last = admins[0]?.id === first.id ? first : second;
    for (const call of [`PUT /users/${last.id}`, `DELETE /users/${last.id}`] as const) {
      const answer = await app().send(call, {
        token: last.token,
        ...(call.startsWith('PUT') && { json: { role: 'user' } }),
      });
      assert.equal(answer.status, 409);
      assert.equal(answer.body.message, 'The last administrator cannot be deleted or lose the role.');
    }
    token = last.token;
    assert.equal((await app().send(`PUT /users/${last.id}`, { token, json: { name: 'Still here' } })).status, 200);
  });

  async function login(email: string, password: string): Promise<string> {
    const { status, body } = await app().send('POST /login', { json: { email, password } });
    assert.equal(status, 200, JSON.stringify(body));
    return body.token;
  }
});
