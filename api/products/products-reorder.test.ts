import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { changeContent } from '../content/content-revision.ts';
import { onEachEngine } from '../test/test-app.ts';
import { insertProducts } from './products.repository.ts';

onEachEngine((app) => {
  let token: string;
  let ids: string[];
  let others: string[];

  beforeEach(async () => {
    token = (await app().signIn('user')).token;
    await app().db.deleteFrom('products').execute();
    const list = (names: string) =>
      [...names].map((name) => ({
        name: { en: name, mk: name },
        description: { en: name, mk: name },
        dosage: { en: name, mk: name },
        picture: null,
      }));
    await changeContent(app().db, async (tx) => {
      ids = await insertProducts(tx, 'otc', list('abcdefgh'));
      others = await insertProducts(tx, 'oral', list('xy'));
    });
  });

  const reorder = (moves: [name: string, position: number][]) =>
    app().send('PATCH /products/reorder', {
      token,
      json: moves.map(([name, position]) => ({ _id: id(name), position })),
    });
  const id = (name: string) => ids['abcdefgh'.indexOf(name)] ?? others['xy'.indexOf(name)] ?? name;
  const order = async () => {
    const { body } = await app().send('GET /products/otc?limit=100');
    const positions = body.products.map((product: { position: number }) => product.position);
    assert.deepEqual(
      positions,
      positions.map((_: number, index: number) => index + 1),
    );
    return body.products.map((product: { name: { en: string } }) => product.name.en).join('');
  };

  const cases: [title: string, moves: [string, number][], after: string][] = [
    ['one row to the front', [['h', 1]], 'habcdefg'],
    ['one row to the end', [['a', 8]], 'bcdefgha'],
    ['one row down', [['b', 5]], 'acdebfgh'],
    [
      'a page of rows',
      [
        ['d', 1],
        ['a', 2],
        ['b', 3],
        ['c', 4],
      ],
      'dabcefgh',
    ],
    ['all rows', [...'hgfedcba'].map((name, index): [string, number] => [name, index + 1]), 'hgfedcba'],
    [
      'rows that are listed in any order',
      [
        ['a', 3],
        ['h', 1],
      ],
      'hbacdefg',
    ],
    ['a place beyond the end', [['a', 99]], 'bcdefgha'],
    ['nothing', [['c', 3]], 'abcdefgh'],
  ];
  for (const [title, moves, after] of cases)
    test(`[A-04] a reorder of ${title} keeps positions 1 to n`, async () => {
      assert.deepEqual((await reorder(moves)).body, { done: true });
      assert.equal(await order(), after);
    });

  test('[A-04] a row of another list, or of none, is refused by name and nothing moves', async () => {
    const { status, body } = await reorder([
      ['a', 8],
      ['x', 1],
      ['missing', 2],
    ]);
    assert.equal(status, 422);
    assert.deepEqual(body.fields, {
      '1._id': 'This row does not belong to the list.',
      '2._id': 'This row does not belong to the list.',
    });
    assert.equal(await order(), 'abcdefgh');
  });

  test('[A-04] a row or a place that is listed twice is refused', async () => {
    for (const moves of [
      [
        ['a', 1],
        ['a', 2],
      ],
      [
        ['a', 1],
        ['b', 1],
      ],
    ] as [string, number][][])
      assert.equal((await reorder(moves)).status, 422);
    for (const json of [[], {}, [{ _id: id('a') }], [{ _id: id('a'), position: 1.5 }], [{ _id: id('a'), position: 0 }]])
      assert.equal((await app().send('PATCH /products/reorder', { token, json })).status, 422, JSON.stringify(json));
    assert.equal(await order(), 'abcdefgh');
  });

  test('[A-04] people who reorder, create and delete at once leave positions 1 to n', async () => {
    const shuffled = () => ids.toSorted(() => Math.random() - 0.5).map((_id, index) => ({ _id, position: index + 1 }));
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        if (index % 4 === 3) {
          const form = {
            ...{ 'name[en]': 'n', 'name[mk]': 'n', 'dosage[en]': 'n', 'dosage[mk]': 'n' },
            ...{ 'description[en]': 'n', 'description[mk]': 'n', categoryName: 'Medicinal Products/OTC' },
          };
          return app().send('POST /products', { token, urlencoded: form });
        }
        if (index === 10) return app().send(`DELETE /products/${id('e')}`, { token });
        return app().send('PATCH /products/reorder', { token, json: shuffled().slice(0, 1 + (index % 8)) });
      }),
    );
    assert.deepEqual(
      [...new Set(answers.map(({ status }) => status))].filter((status) => ![200, 201, 422].includes(status)),
      [],
    );
    assert.equal((await order()).length, 8 + 6 - 1);
  });
});
