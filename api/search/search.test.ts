import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { changeContent } from '../content/content-revision.ts';
import { insertProducts } from '../products/products.repository.ts';
import { onEachEngine } from '../test/test-app.ts';

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

  test('no more than eight are given, and without words none', async () => {
    assert.equal((await names('balm')).length, 8);
    for (const search of ['', ' ', '®']) assert.deepEqual(await find(search), { products: [], users: [] });
    assert.equal((await app().send(`GET /search?search=${'x'.repeat(201)}`, { token })).status, 400);
  });

  test('accounts are found by name and address, without more of them than that', async () => {
    const { users } = await find('varda-pharm');
    assert.ok(users.length > 0);
    assert.deepEqual(Object.keys(users[0]).toSorted(), ['_id', 'email', 'name']);
  });
});
