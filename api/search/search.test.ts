import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { changeContent } from '../content/content-revision.ts';
import { insertProducts } from '../products/products.repository.ts';
import { onEachEngine } from '../test/test-app.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
    const product = (en: string, mk: string, text = '') => ({
      name: { en, mk },
      description: { en: `<p>${text}</p>`, mk: '' },
      dosage: { en: '10 ml', mk: '10 ml' },
      picture: null,
    });
    await changeContent(app().db, async (tx) => {
      await insertProducts(tx, 'otc', [
        product('Herbal Ginger syrup', 'Сируп од ѓумбир'),
        product('Ginger drops 5%', 'Капки од ѓумбир', 'With ginger'),
        product('Paracetamol 500 mg, 0.9 ml', 'Парацетамол 500 мг, 0,9 мл'),
        ...Array.from({ length: 600 }, (_, n) => product(`Balm ${n}`, `Мелем ${n}`, 'Smells of ginger')),
      ]);
      await insertProducts(tx, 'oral', [product('Gel', 'Ѓел за нозе')]);
    });
  });
  const find = async (search: string, lang = 'en') => {
    const { status, body } = await app().send(`GET /search?search=${encodeURIComponent(search)}&lang=${lang}`, {
      token,
    });
    assert.equal(status, 200);
    return body;
  };
  const names = async (search: string) =>
    (await find(search)).products.map((product: { name: { en: string } }) => product.name.en);

  test('products are found by their name alone, those that begin with it first, in either alphabet', async () => {
    assert.deepEqual(await names('ginger'), ['Ginger drops 5%', 'Herbal Ginger syrup']);
    for (const search of ['ѓумбир', 'gjumbir', 'ГУМБИР'])
      assert.deepEqual((await names(search)).toSorted(), ['Ginger drops 5%', 'Herbal Ginger syrup'], search);
    assert.deepEqual(await names('drops ginger'), ['Ginger drops 5%']);
    assert.deepEqual(await names('5%'), ['Ginger drops 5%']);
    assert.deepEqual(await names('smells'), []);
    assert.deepEqual((await find('gjel')).products[0].categoryName, 'CBD Products/Oral');
  });

  test('[A-01] [S-03] amounts in names are found as the lists find them', async () => {
    for (const search of ['500mg', '500мг', 'paracetamol 500 mg', '0,9ml'])
      assert.deepEqual(await names(search), ['Paracetamol 500 mg, 0.9 ml'], search);
    assert.deepEqual(await names('40mg'), []);
  });

  test('no more than eight are given, and without words none', async () => {
    assert.equal((await names('balm')).length, 8);
    for (const search of ['', ' ', '®'])
      assert.deepEqual(await find(search), { products: [], content: [], users: [], messages: [] });
    assert.equal((await app().send(`GET /search?search=${'x'.repeat(201)}`, { token })).status, 400);
  });

  test('[K-23] [A-01] rows of every other entity and messages are found by what is written in them', async () => {
    const app_ = app();
    const made: string[][] = [];
    for (const entity of versionedEntities.filter(({ isTranslated, path }) => isTranslated && path !== 'products')) {
      const { _id } = await entity.create(app_, token);
      await entity.edit(app_, token, _id, entity.change('Quokka pastille', 'en'));
      made.push([entity.path, _id, 'Quokka pastille']);
    }
    const json = { name: 'Mira', email: 'mira@pharmacy.example', message: 'Where is the quokka?' };
    await app_.send('POST /contact', { json });
    const { content, messages } = await find('quokka');
    assert.deepEqual(
      content.map((one: { entity: string; _id: string; title: { en: string } }) => [one.entity, one._id, one.title.en]),
      made,
    );
    assert.deepEqual(
      messages.map((one: { name: string }) => one.name),
      ['Mira'],
    );
    const { content: pages } = await find('privacy');
    assert.deepEqual(pages.at(-1), {
      entity: 'legal-pages',
      _id: 'privacy',
      title: { en: 'Privacy', mk: 'Приватност' },
    });
  });

  test('accounts are found by name and address, without more of them than that', async () => {
    const { users } = await find('varda-pharm');
    assert.ok(users.length > 0);
    assert.deepEqual(Object.keys(users[0]).toSorted(), ['_id', 'email', 'name']);
  });
});
