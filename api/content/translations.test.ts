import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onEachEngine } from '../test/test-app.ts';
import { type VersionedEntity, versionedEntities } from '../test/versioned-entities.ts';

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

  test('[A-13] a change that a machine with a late clock writes is newer than the other language all the same', async (context) => {
    const [entity] = versionedEntities.filter(({ isTranslated }) => isTranslated);
    assert.ok(entity);
    const { _id } = await entity.create(app(), token);
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() - 5 * 60_000 });
    const { changedAt } = (await entity.edit(app(), token, _id, entity.change('new', 'en'))).body;
    assert.ok(changedAt.en > changedAt.mk, JSON.stringify(changedAt));
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

  const mark = (entity: VersionedEntity, id: string, json: object, headers = {}) =>
    app().send(`POST /translations/${entity.path}/${id}`, { token, json, headers });
  const isOlder = ({ changedAt }: { changedAt: Record<string, string> }, language: 'en' | 'mk') =>
    String(changedAt[language]) < String(changedAt[language === 'en' ? 'mk' : 'en']);

  for (const entity of versionedEntities.filter(({ isTranslated }) => isTranslated))
    test(`[K-28] ${entity.path}: "Still right" and "needs a change" are saves with who and when`, async () => {
      const { _id } = await entity.create(app(), token);
      const edited = await entity.edit(app(), token, _id, entity.change('quite another text', 'en'));
      assert.equal(isOlder(edited.body, 'mk'), true);

      const late = await mark(entity, _id, { language: 'mk', is: 'right' }, { 'if-match': '"0"' });
      assert.deepEqual([late.status, late.body.code], [409, 'changed_meanwhile']);
      const right = await mark(entity, _id, { language: 'mk', is: 'right' }, { 'if-match': '"1"' });
      assert.equal(right.status, 200, JSON.stringify(right.body));
      assert.deepEqual(right.body, {
        ...{ _id, __v: 2 },
        changedAt: { en: edited.body.changedAt.en, mk: edited.body.changedAt.en },
      });
      const again = await mark(entity, _id, { language: 'mk', is: 'right' });
      assert.deepEqual(again.body, right.body, 'it says nothing new');
      const older = await mark(entity, _id, { language: 'en', is: 'older' });
      assert.deepEqual([older.status, older.body.__v, isOlder(older.body, 'en')], [200, 3, true]);

      const { body } = await app().send(`GET /edit-history/${entity.path}/${_id}`, { token });
      const said = body.versions.map(({ fields, by }: { fields: string[]; by: { name: string } }) => [fields, by.name]);
      assert.deepEqual(said.slice(0, 2), [
        [['needsChange.en'], 'A admin'],
        [['stillRight.mk'], 'A admin'],
      ]);
      const { body: details } = await app().send(`GET /edit-history/${entity.path}/${_id}/2`, { token });
      assert.deepEqual(details.before, details.content);
      assert.deepEqual(details.content, details.current);
    });

  test('[K-28] what a mark says of a language without texts, or wrongly, changes nothing', async () => {
    const { body: made } = await app().send('POST /history', { token, json: { text: { en: '<p>Only English</p>' } } });
    const send = (json: object, id = made._id) => app().send(`POST /translations/history/${id}`, { token, json });
    for (const is of ['right', 'older']) {
      const { status, body } = await send({ language: 'mk', is });
      assert.deepEqual([status, body], [200, { _id: made._id, __v: 0, changedAt: made.changedAt }]);
    }
    assert.equal((await send({ language: 'mk', is: 'right' }, 'nowhere')).status, 404);
    const wrong = await send({ language: 'de', is: 'maybe' });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.fields).toSorted()], [422, ['is', 'language']]);
    const path = `POST /translations/history/${made._id}` as const;
    assert.equal((await app().send(path, { json: { language: 'mk', is: 'right' } })).status, 401);
  });

  test('[K-28] pages that are always there are marked too', async () => {
    const put = await app().send('PUT /legal-pages/privacy', {
      token,
      json: { title: { en: 'What we keep' }, text: { en: '<p>Nothing whatsoever.</p>' } },
    });
    assert.deepEqual([put.status, isOlder(put.body, 'mk')], [200, true]);
    const json = { language: 'mk', is: 'right' };
    const { body } = await app().send('POST /translations/legal-pages/privacy', { token, json });
    assert.equal(isOlder(body, 'mk'), false);
  });

  test('[K-28] ten corrections of a word make no translation older, ten changes of meaning make ten', async () => {
    const text = 'Таблетите содржат 5 mg и не се даваат на деца помлади од дванаесет години без совет од лекар';
    const corrections = ['Таблетите', 'содржат', 'даваат', 'помлади', 'години', 'совет', 'лекар', 'деца'];
    const corrected = [
      ...corrections.map((word) => text.replace(word, `${word[0]}${word.slice(2, 3)}${word[1]}${word.slice(3)}`)),
      `<b>${text}</b>.`,
      text.replace('Таблетите', 'таблетите,'),
    ];
    const changed = [
      text.replace('5', '6'),
      text.replace('5', '0,5'),
      text.replace('mg', 'µg'),
      text.replace('mg', 'g'),
      text.replace('не се', 'се'),
      text.replace('без', 'со'),
      text.replace('дванаесет', 'тринаесет'),
      text.replace('5 mg', '-5 mg'),
      text.replace('лекар', 'лекар и фармацевт'),
      text.replace('деца', 'мажи'),
    ];
    const olderAfter = async (texts: readonly string[]) => {
      let count = 0;
      for (const one of texts) {
        const json = { text: { en: '<p>The English text</p>', mk: `<p>${text}</p>` } };
        const { body: made } = await app().send('POST /history', { token, json });
        const edit = { token, json: { text: { mk: `<p>${one}</p>` } } };
        const { status, body } = await app().send(`PUT /history/${made._id}`, edit);
        assert.equal(status, 200);
        if (isOlder(body, 'en')) count += 1;
      }
      return count;
    };
    assert.equal(await olderAfter(corrected), 0);
    assert.equal(await olderAfter(changed), 10);
  });
});
