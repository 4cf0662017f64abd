import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onEachEngine } from '../test/test-app.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('admin')).token;
  });

  for (const entity of versionedEntities)
    test(`[A-13] PUT ${entity.path} counts its writes, and refuses one that is about another version`, async () => {
      const created = await entity.create(app(), token);
      assert.equal(created.__v, 0);
      const edit = (change: object, headers: Record<string, string> = {}) =>
        entity.edit(app(), token, created._id, change, headers);
      const [mine, theirs] = [entity.change('mine', 'en'), entity.change('theirs', 'en')];

      const first = await edit(theirs, { 'if-match': '"0"' });
      assert.deepEqual([first.status, first.body.__v], [200, 1]);

      const refused = await edit(mine, { 'if-match': '"0"', 'accept-language': 'mk' });
      assert.equal(refused.status, 409);
      assert.equal(refused.body.code, 'changed_meanwhile');
      assert.equal(refused.body.message, 'Оваа ставка е изменета во меѓувреме.');
      assert.deepEqual(refused.body.current, first.body);

      // As the calls of S-01 do, which know nothing of versions.
      assert.equal((await edit(mine)).body.__v, 2);
      assert.equal((await edit(theirs, { 'if-match': '*' })).body.__v, 3);
      assert.equal((await edit(mine, { 'if-match': '"3"' })).body.__v, 4);
    });

  test('[S-02] an If-Match that names no version is malformed', async () => {
    const [entity] = versionedEntities;
    const { _id } = await entity.create(app(), token);
    for (const wrong of ['3', '"three"', 'W/"0"', '"0", "1"', '"-1"', `"${'9'.repeat(30)}"`]) {
      const { status, body } = await entity.edit(app(), token, _id, entity.change('x', 'en'), { 'if-match': wrong });
      assert.deepEqual([status, body.code, Object.keys(body.fields)], [400, 'malformed', ['if-match']], wrong);
    }
  });

  for (const entity of versionedEntities.filter(({ isTranslated }) => isTranslated))
    test(`[A-13] PUT ${entity.path} notes when each language was last changed`, async () => {
      const created = await entity.create(app(), token);
      assert.deepEqual(created.changedAt, { en: created.createdAt, mk: created.createdAt });
      const { body: english } = await entity.edit(app(), token, created._id, entity.change('new', 'en'));
      assert.deepEqual(english.changedAt, { en: english.updatedAt, mk: created.createdAt });
      const { body: same } = await entity.edit(app(), token, created._id, entity.change('new', 'en'));
      assert.deepEqual(same.changedAt, english.changedAt);
      const { body: macedonian } = await entity.edit(app(), token, created._id, entity.change('ново', 'mk'));
      // It has caught up with the English text.
      assert.deepEqual(macedonian.changedAt, { en: english.updatedAt, mk: english.updatedAt });
    });

  test('[A-13] a language without a text has never been changed', async () => {
    const { body } = await app().send('POST /history', { token, json: { text: { en: '<p>Only English</p>' } } });
    assert.deepEqual(body.changedAt, { en: body.createdAt, mk: null });
  });

  test('[A-04] a reorder is no change of the content', async () => {
    for (const path of ['products', 'about', 'history']) {
      const entity = versionedEntities.find((one) => one.path === path);
      assert.ok(entity);
      const { _id } = await entity.create(app(), token);
      await app().send(`PATCH /${path}/reorder`, { token, json: [{ _id, position: 1 }] });
      const { body } = await entity.edit(app(), token, _id, entity.change('x', 'en'), { 'if-match': '"0"' });
      assert.deepEqual([body.__v, body.position], [1, 1], path);
    }
  });
});
