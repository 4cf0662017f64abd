import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onEachEngine } from '../test/test-app.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('admin')).token;
  });

  for (const entity of versionedEntities.filter(({ isTranslated }) => isTranslated))
    test(`[A-13] ${entity.path} lists what needs a translation, until it is there`, async () => {
      const { _id } = await entity.create(app(), token);
      const needed = async () => {
        const path = entity.path === 'products' ? 'products/CBD%20Products%2FOral' : entity.path;
        const { status, body } = await app().send(`GET /${path}?translation=needed&limit=100`, { token });
        assert.equal(status, 200);
        const rows: { _id: string }[] = Array.isArray(body) ? body : (Object.values(body).find(Array.isArray) ?? []);
        return rows.some((row) => row._id === _id);
      };
      assert.equal(await needed(), false, 'both languages are of the same moment');
      await entity.edit(app(), token, _id, entity.change('new', 'en'));
      assert.equal(await needed(), true, 'the other language lags behind');
      await entity.edit(app(), token, _id, entity.change('ново', 'mk'));
      assert.equal(await needed(), false, 'it has caught up');
    });

  test('[A-13] a text that is missing in one language needs a translation; other values are refused', async () => {
    const { status } = await app().send('POST /history', { token, json: { text: { en: '<p>Only English</p>' } } });
    assert.equal(status, 201);
    const { body } = await app().send('GET /history?translation=needed');
    assert.deepEqual(
      body.map(({ text }: { text: object }) => text),
      [{ en: '<p>Only English</p>', mk: '' }],
    );
    assert.equal((await app().send('GET /history?translation=all')).status, 400);
  });
});
