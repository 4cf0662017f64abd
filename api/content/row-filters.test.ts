import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Permission } from '@varda/contract/permissions';
import { careerBody, picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

const lists: Record<string, { path: string; rows: string }> = {
  products: { path: `/products/${encodeURIComponent('CBD Products/Oral')}`, rows: 'products' },
  dosage: { path: '/dosage', rows: '' },
  about: { path: '/about', rows: 'aboutUsEntries' },
  history: { path: '/history', rows: '' },
  'contact-info': { path: '/contact-info', rows: '' },
  adminCareer: { path: '/adminCareer', rows: 'careers' },
};

onEachEngine((app) => {
  let ana: { id: string; token: string };
  let boris: { id: string; token: string };
  before(async () => {
    ana = await app().signIn('user');
    boris = await app().signIn('user');
  });

  const idsOf = async (kind: string, query: string, token: string | null = ana.token) => {
    const { path, rows } = lists[kind] ?? { path: '', rows: '' };
    const { status, body } = await app().send(`GET ${path}?${query}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    return (rows ? body[rows] : body).map(({ _id }: { _id: string }) => _id);
  };

  test('[E-09] every list of content is narrowed down by people, drafts, days and the state of a language, all at once', async () => {
    for (const entity of versionedEntities.filter(({ path }) => path in lists)) {
      const kind = entity.path;
      const [first, second] = [await entity.create(app(), ana.token), await entity.create(app(), boris.token)];
      await entity.edit(app(), boris.token, first._id, entity.change('Changed', 'en'));

      assert.deepEqual(await idsOf(kind, `createdBy=${ana.id}`), [first._id], kind);
      assert.deepEqual(await idsOf(kind, `createdBy=${boris.id}`), [second._id], kind);
      assert.deepEqual(await idsOf(kind, `updatedBy=${ana.id}`), [], kind);
      assert.deepEqual(
        (await idsOf(kind, `updatedBy=${boris.id}`)).toSorted(),
        [first._id, second._id].toSorted(),
        kind,
      );

      assert.deepEqual(await idsOf(kind, `createdBy=${ana.id}&translation=older-mk`), [first._id], kind);
      assert.deepEqual(await idsOf(kind, `createdBy=${ana.id}&translation=older-en`), [], kind);
      assert.deepEqual(await idsOf(kind, `createdBy=${ana.id}&translation=missing-mk`), [], kind);

      // A mark of a translation is a save, too.
      const { body: mark } = await app().send(`POST /translations/${kind}/${first._id}`, {
        token: ana.token,
        json: { language: 'mk', is: 'right' },
      });
      assert.ok(mark.__v > 1, kind);
      assert.deepEqual(await idsOf(kind, `updatedBy=${ana.id}`), [first._id], kind);
      assert.deepEqual(await idsOf(kind, `createdBy=${ana.id}&updatedBy=${ana.id}&translation=older-mk`), [], kind);

      await entity.edit(app(), ana.token, `${second._id}?as=draft`, entity.change('Нацрт', 'mk'));
      assert.deepEqual(await idsOf(kind, 'draft=any'), [second._id], kind);
      assert.deepEqual(await idsOf(kind, 'draft=mk'), [second._id], kind);
      assert.deepEqual(await idsOf(kind, 'draft=en'), [], kind);

      const people = (await app().send(`GET /stamps/${kind}/people`, { token: ana.token })).body;
      assert.deepEqual(people.map(({ _id }: { _id: string }) => _id).toSorted(), [ana.id, boris.id].toSorted(), kind);
    }
  });

  test('[E-09] [E-01] [K-24] filters call people what they are called now', async () => {
    const { token } = await app().signIn('admin');
    const renamed = await app().signIn('user');
    const { body } = await app().send('POST /history', {
      token: renamed.token,
      json: { text: { en: '<p>By her</p>', mk: '' } },
    });
    const draft = { token: renamed.token, json: { text: { mk: '<p>Нацрт</p>' } } };
    assert.equal((await app().send(`PUT /history/${body._id}?as=draft`, draft)).status, 200);
    assert.equal((await app().send(`PUT /users/${renamed.id}`, { token, json: { name: '2 Ana' } })).status, 200);
    const people = async (path: string) => (await app().send(`GET ${path}`, { token })).body;
    const nameIn = (found: { _id: string; name: string }[]) => found.find(({ _id }) => _id === renamed.id)?.name;
    const names = async () => [
      nameIn(await people('/stamps/history/people')),
      nameIn((await people('/drafts')).people),
      nameIn(await people('/activity/people')),
    ];
    assert.deepEqual(await names(), ['2 Ana', '2 Ana', '2 Ana']);
    assert.equal((await app().send(`DELETE /users/${renamed.id}`, { token })).status, 200);
    assert.deepEqual(await names(), ['A user', 'A user', 'A user']);
    assert.equal((await app().send(`DELETE /drafts/history/${body._id}`, { token })).status, 200);
    assert.equal((await app().send(`DELETE /history/${body._id}`, { token })).status, 200);
  });

  test('[E-09] a language that is missing is no language that is older', async () => {
    const send = (text: object) => app().send('POST /history', { token: ana.token, json: { text } });
    const { body: onlyEnglish } = await send({ en: '<p>Alone</p>', mk: '' });
    const { body: onlyMacedonian } = await send({ en: '', mk: '<p>Само</p>' });
    assert.deepEqual(await idsOf('history', 'translation=missing-mk'), [onlyEnglish._id]);
    assert.deepEqual(await idsOf('history', 'translation=missing-en'), [onlyMacedonian._id]);
    assert.deepEqual(await idsOf('history', 'translation=older-en&search=Alone'), []);
  });

  test('[E-09] days are those of Skopje, the first and the last one included; a list of products tells how many are left', async () => {
    const [first, second] = (await idsOf('products', 'limit=100')) as [string, string];
    const moments = { [first]: '2020-06-30T22:00:00.000Z', [second]: '2020-07-01T21:59:59.999Z' };
    for (const [id, moment] of Object.entries(moments))
      await app()
        .db.updateTable('products')
        .set({ created_at: moment, updated_at: moment })
        .where('id', '=', id)
        .execute();
    await app()
      .db.updateTable('content_revision')
      .set(({ eb }) => ({ number: eb('number', '+', 1) }))
      .execute();
    for (const what of ['created', 'updated']) {
      assert.equal((await idsOf('products', `${what}From=2020-07-01&${what}To=2020-07-01`)).length, 2);
      assert.equal((await idsOf('products', `${what}From=2020-07-02&${what}To=2020-12-31`)).length, 0);
      assert.equal((await idsOf('products', `${what}To=2020-06-30`)).length, 0);
    }
    const { body } = await app().send(`GET ${lists.products?.path}?createdTo=2020-07-01&limit=1&sortBy=name`);
    assert.deepEqual([body.products.length, body.totalCount], [1, 2]);
    const refused = await app().send('GET /history?createdFrom=2020-02-30');
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [400, ['createdFrom']]);
  });

  test('[E-09] vacancies that visitors do not see in a language', async () => {
    const { body } = await app().send('POST /adminCareer', {
      token: ana.token,
      json: careerBody({ active: { en: true, mk: false } }),
    });
    assert.deepEqual(await idsOf('adminCareer', 'offSite=mk'), [body._id]);
    assert.deepEqual(await idsOf('adminCareer', 'offSite=en'), []);
  });

  test('[E-09] legal pages are narrowed down by who saved them, days, drafts and the state of a language', async () => {
    const of = async (query: string) =>
      (await app().send(`GET /legal-pages?${query}`, { token: ana.token })).body.map(({ _id }: { _id: string }) => _id);
    const json = { text: { en: '<p>We keep little.</p>' } };
    await app().send('PUT /legal-pages/privacy', { token: boris.token, json });
    assert.deepEqual(await of(`updatedBy=${boris.id}`), ['privacy']);
    assert.deepEqual(await of(`updatedBy=${ana.id}`), []);
    assert.deepEqual(await of('translation=missing-mk'), ['privacy']);
    assert.deepEqual(await of('updatedTo=2020-01-01'), []);
    await app().send('PUT /legal-pages/side-effects?as=draft', { token: ana.token, json });
    assert.deepEqual(await of('draft=en'), ['side-effects']);
  });

  test('[E-09] accounts are narrowed down by role, second factor and what is forbidden, all at once', async () => {
    const carl = await app().signIn('user', ['pages.write'] as Permission[]);
    const admin = await app().signIn('admin');
    const of = async (query: string) => {
      const { body } = await app().send(`GET /users?limit=100&${query}`, { token: admin.token });
      assert.equal(body.totalCount, body.users.length);
      return body.users.map(({ _id }: { _id: string }) => _id);
    };
    assert.ok((await of('role=admin')).includes(admin.id));
    assert.ok(!(await of('role=user')).includes(admin.id));
    assert.deepEqual(await of('access=restricted'), [carl.id]);
    assert.ok(!(await of('access=whole')).includes(carl.id));
    assert.deepEqual(await of('secondFactor=on'), []);
    assert.deepEqual(await of('role=user&secondFactor=off&access=restricted'), [carl.id]);
    await app()
      .db.insertInto('passkeys')
      .values({
        ...{ id: 'key', credential_id: 'key', user_id: carl.id, name: 'Key', public_key: 'key', counter: 0 },
        ...{ created_at: '2026-01-01T00:00:00.000Z', used_at: null },
      })
      .execute();
    assert.deepEqual(await of('secondFactor=on'), [carl.id]);
  });

  test('[E-09] accounts and messages are narrowed down by days', async () => {
    const { body } = await app().send('GET /users?createdTo=2020-01-01', { token: ana.token });
    assert.deepEqual([body.users, body.totalCount], [[], 0]);
    const messages = await app().send('GET /contact-messages?createdFrom=2020-01-01', { token: ana.token });
    assert.equal(messages.status, 200);
  });

  test('[E-09] [G-04] what visitors do not get to know is shown to staff alone who see the area, and is not cached', async () => {
    const { token: blind } = await app().signIn('user', [
      'cbd-products.see',
      'pages.see',
      'contacts.see',
      'vacancies.see',
    ] as Permission[]);
    for (const [kind, { path }] of Object.entries(lists))
      for (const filter of [
        'draft=any',
        `createdBy=${ana.id}`,
        `updatedBy=${ana.id}`,
        ...(kind === 'adminCareer' ? ['offSite=en'] : []),
      ]) {
        const as = async (token: string | null) => app().send(`GET ${path}?${filter}`, { token });
        assert.equal((await as(null)).status, 401, kind);
        assert.equal((await as(blind)).status, 403, kind);
        const { status, headers } = await as(ana.token);
        assert.deepEqual([status, headers['cache-control']], [200, 'no-store'], `${kind} ${filter}`);
        assert.equal((await as(null)).status, 401, kind);
      }
  });

  test('[E-08] [E-09] an export has the rows that the filters leave', async () => {
    const { body } = await app().send('POST /dosage', {
      token: boris.token,
      form: {
        name: { en: 'Exported', mk: 'Извезено' },
        text: { en: '<p>a</p>', mk: '<p>а</p>' },
        image: await picture(),
      },
    });
    const day = body.createdAt.slice(0, 10);
    const csv = (query: string) => app().send(`GET /sheets/dosage/export?format=csv&${query}`, { token: ana.token });
    const lines = String((await csv(`createdBy=${boris.id}&search=exported&updatedFrom=${day}`)).body)
      .trim()
      .split('\n');
    assert.equal(lines.length, 2);
    assert.equal(
      String((await csv('updatedTo=2020-01-01')).body)
        .trim()
        .split('\n').length,
      1,
    );
  });
});
