import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { changeContent } from '../content/content-revision.ts';
import { onEachEngine } from '../test/test-app.ts';
import { insertProducts } from './products.repository.ts';

/** Macedonian names, one for every letter, in alphabetical order. */
const alphabet = [
  ...['Аронија', 'Бадем', 'Винка', 'Глог', 'Дабова кора', 'Ѓумбир', 'Ехинацеа', 'Жалфија', 'Здравец', 'Ѕвезден анис'],
  ...['Имела', 'Јагода', 'Камилица', 'Липа', 'Љубичица', 'Мента', 'Нане', 'Њивска боквица', 'Оригано', 'Паприка'],
  ...['Рузмарин', 'Смилје', 'Тимјан', 'Ќуркума', 'Урда', 'Фенхел', 'Хмељ', 'Цимет', 'Чемпрес', 'Џифунка', 'Шипка'],
];

onEachEngine((app) => {
  const texts = (name: { en: string; mk: string }, dosage = '1') => ({
    name,
    description: { en: `<p>About ${name.en}</p>`, mk: '' },
    dosage: { en: dosage, mk: dosage },
    picture: null,
  });
  const names = (body: { products: { name: { en: string; mk: string } }[] }, language: 'en' | 'mk') =>
    body.products.map((product) => product.name[language]);

  before(async () => {
    await changeContent(app().db, async (tx) => {
      const shuffled = alphabet.toSorted((a, b) => a.localeCompare(b, 'en') * (a.length % 2 ? 1 : -1));
      await insertProducts(
        tx,
        'herbal-products',
        shuffled.map((mk) => texts({ en: `Herb ${mk}`, mk })),
      );
      await insertProducts(tx, 'otc', [
        texts({ en: 'Caffetin® Cold', mk: 'Кафетин® Колд' }, '10 tablets'),
        texts({ en: 'Lek 100%', mk: 'ЛЕК 100%' }, '225 mg'),
        texts({ en: 'Crème_brûlée', mk: 'Шампон за коса' }),
        texts({ en: 'Only English', mk: '' }, '2.5 mg'),
        texts({ en: 'back\\slash', mk: 'Ѓорѓи' }),
      ]);
      await insertProducts(tx, 'oral', [texts({ en: 'Oral 1', mk: 'О1' }), texts({ en: 'Oral 2', mk: 'О2' })]);
      await insertProducts(tx, 'topical', [texts({ en: 'Topical 1', mk: 'Т1' })]);
    });
  });

  test('[S-03] Macedonian names stand in the order of the Macedonian alphabet', async () => {
    const url = '/products/herbal-products?lang=mk&sortBy=name&limit=100';
    assert.deepEqual(names((await app().send(`GET ${url}`)).body, 'mk'), alphabet);
    assert.deepEqual(names((await app().send(`GET ${url}&sortOrder=desc`)).body, 'mk'), alphabet.toReversed());
  });

  test('[S-03] a missing Macedonian name stands where its English one is shown', async () => {
    const { body } = await app().send('GET /products/otc?lang=mk&sortBy=name&limit=100');
    assert.deepEqual(names(body, 'mk'), ['Ѓорѓи', 'Кафетин® Колд', 'ЛЕК 100%', 'Шампон за коса', '']);
  });

  const searches: [search: string, found: string[]][] = [
    ['лек', ['Lek 100%']],
    ['ЛЕК', ['Lek 100%']],
    ['lek', ['Lek 100%']],
    ['кафетин', ['Caffetin® Cold']],
    ['kafetin kold', ['Caffetin® Cold']],
    ['caffetin cold', ['Caffetin® Cold']],
    ['10 tablets', ['Caffetin® Cold']],
    ['шампон', ['Crème_brûlée']],
    ['šampon', ['Crème_brûlée']],
    ['shampon', ['Crème_brûlée']],
    ['sampon', ['Crème_brûlée']],
    ['CREME', ['Crème_brûlée']],
    ['gjorgji', ['back\\slash']],
    ['ѓорѓи', ['back\\slash']],
    ['горги', ['back\\slash']],
    ['100%', ['Lek 100%']],
    ['%', ['Lek 100%']],
    ['_', ['Crème_brûlée']],
    ['\\', ['back\\slash']],
    ['about only', ['Only English']],
    ['2,5 mg', ['Only English']],
    ["'; drop table products; --", []],
    ['nothing like this', []],
  ];
  for (const [search, found] of searches)
    test(`[S-03] searching for ${search} finds ${found.join(', ') || 'nothing'}`, async () => {
      const { body } = await app().send(`GET /products/otc?search=${encodeURIComponent(search)}&limit=100`);
      assert.deepEqual(names(body, 'en'), found);
      assert.equal(body.totalCount, found.length);
    });

  test('[S-01] pages hold their rows, and totalCount counts what the search matches', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4])
      pages.push((await app().send(`GET /products/herbal-products?search=herb&page=${page}&limit=10`)).body);
    assert.deepEqual(
      pages.map((page) => page.products.length),
      [10, 10, 10, 1],
    );
    assert.deepEqual(new Set(pages.map((page) => page.totalCount)), new Set([31]));
    assert.deepEqual(
      pages.flatMap((page) => page.products.map((product: { position: number }) => product.position)),
      alphabet.map((_, index) => index + 1),
    );
    const { body } = await app().send('GET /products/herbal-products');
    assert.equal(body.products.length, 5, 'the page size of the back office is the standard');
    assert.deepEqual((await app().send('GET /products/herbal-products?page=99')).body, {
      products: [],
      totalCount: 31,
    });
  });

  test('[S-09] a list is found by id, name or path of a category or of a subcategory', async () => {
    for (const name of ['oral', 'Oral', 'CBD Products/Oral', 'За орална употреба'])
      assert.deepEqual(
        names((await app().send(`GET /products/${encodeURIComponent(name)}`)).body, 'en'),
        ['Oral 1', 'Oral 2'],
        name,
      );
    for (const name of ['cbd-products', 'CBD Products', 'cbd products'])
      assert.deepEqual(
        names((await app().send(`GET /products/${encodeURIComponent(name)}`)).body, 'en'),
        ['Oral 1', 'Oral 2', 'Topical 1'],
        name,
      );
    const plainSlash = await app().send('GET /products/CBD%20Products/Oral?limit=1');
    assert.deepEqual([names(plainSlash.body, 'en'), plainSlash.body.totalCount], [['Oral 1'], 2]);
    assert.equal((await app().send('GET /products/CBD%20Products/Nothing')).status, 404);
    const { body } = await app().send(`GET /products/${encodeURIComponent('CBD Products')}?sortOrder=desc`);
    assert.deepEqual(names(body, 'en'), ['Topical 1', 'Oral 2', 'Oral 1']);
    assert.equal((await app().send('GET /products/Nowhere')).status, 404);
  });

  test('[S-01] unknown query keys are ignored; wrong values are refused with 400 by name', async () => {
    assert.equal((await app().send('GET /products/otc?utm_source=x&__proto__=y')).status, 200);
    const wrong = 'page=0&limit=101&sortBy=password_hash&sortOrder=up&lang=de';
    const { status, body } = await app().send(`GET /products/otc?${wrong}`);
    assert.equal(status, 400);
    assert.equal(body.code, 'malformed');
    assert.deepEqual(Object.keys(body.fields).toSorted(), ['lang', 'limit', 'page', 'sortBy', 'sortOrder']);
    assert.equal(body.fields.lang, 'Must be one of: en, mk.');
    assert.equal((await app().send(`GET /products/otc?search=${'x'.repeat(201)}`)).status, 400);
    assert.equal((await app().send('GET /products/otc?search=%00')).status, 400);
    assert.equal((await app().send('GET /products/otc?search=a&search=b')).status, 400);
  });

  test('[S-08] the menu lists categories and subcategories in fixed order with the names of their products', async () => {
    const { body } = await app().send('GET /parent');
    assert.deepEqual(
      body.map((category: { name: string }) => category.name),
      ['Medicinal Products', 'CBD Products', 'Herbal Products', 'Dietary Supplements', 'Personal Care Products'],
    );
    const subcategories = body.flatMap((category: { subcategories: { name: { en: string } }[] }) =>
      category.subcategories.map((subcategory) => subcategory.name.en),
    );
    assert.deepEqual(subcategories, [
      ...['OTC', 'Oral', 'Topical', 'Cosmetics', 'GALAHEALTH', 'JEKOGAL', 'GALAPRO', 'BABYGAL baby skin care'],
      ...[
        'SENSILIS mam care',
        'Face and lip care',
        'SENSILIS foot care',
        'SENSILIS nail and hand care',
        'SENSILIS oils',
      ],
      ...['Silk hair removal', 'SOLARUS sun protection', 'CITROGALA insect protection'],
    ]);
    const [, cbd, herbal] = body;
    assert.deepEqual(Object.keys(cbd.subcategories[0].products[0]).toSorted(), ['_id', 'name']);
    assert.deepEqual(cbd.products, []);
    assert.deepEqual(herbal.subcategories, []);
    assert.equal(herbal.products.length, 31);
  });

  test('[S-08] a limit shortens each list of the menu, and its totalCount stays', async () => {
    const { body } = await app().send('GET /parent?limit=2');
    assert.equal(body[2].products.length, 2);
    assert.equal(body[2].totalCount, 31);
    assert.equal(body[0].subcategories[0].products.length, 2);
    assert.equal(body[0].subcategories[0].totalCount, 5);
    assert.equal((await app().send('GET /parent?limit=0')).status, 400);
  });

  test('[P-07] a category page comes by id or English name, with its subcategories or with its products', async () => {
    const { body: cbd } = await app().send('GET /parent/CBD%20Products');
    assert.deepEqual(
      cbd.subcategories[0].products.map((card: { position: number }) => card.position),
      [1, 2],
    );
    assert.equal(cbd.subcategories[2].totalCount, 0);
    assert.deepEqual((await app().send('GET /parent/cbd-products')).body, cbd);
    assert.equal((await app().send('GET /parent/Herbal%20Products?limit=3')).body.products.length, 3);
    const { status, body } = await app().send('GET /parent/no-such-category?lang=mk');
    assert.equal(status, 404);
    assert.equal(body.message, 'Оваа ставка не постои или е избришана.');
  });

  test('[S-08] GET /products/all lists every product as its card, in the order of the menus', async () => {
    const { body } = await app().send('GET /products/all');
    assert.equal(body.length, 31 + 5 + 2 + 1);
    assert.deepEqual(Object.keys(body[0]).toSorted(), [
      ...['_id', 'category', 'categoryName', 'dosage', 'image', 'name', 'picture', 'position'],
    ]);
    assert.deepEqual(
      [...new Set(body.map((card: { categoryName: string }) => card.categoryName))],
      ['Medicinal Products/OTC', 'CBD Products/Oral', 'CBD Products/Topical', 'Herbal Products'],
    );
  });

  test('[B-05] a category and its lists are narrowed to subcategories and forms, and count what is left', async () => {
    const made = (count: number, form: 'cream' | 'oil' | null) =>
      Array.from({ length: count }, (_, index) => ({ ...texts({ en: `Care ${form} ${index}`, mk: '' }), form }));
    await changeContent(app().db, async (tx) => {
      await insertProducts(tx, 'face--lip-care', [...made(3, 'oil'), ...made(20, 'cream'), ...made(2, null)]);
      await insertProducts(tx, 'sensilis-oils', made(4, 'oil'));
    });
    const get = async (path: string) => (await app().send(`GET ${path}`)).body;
    const care = '/parent/personal-care-products';
    const totals = (body: { subcategories: { _id: string; totalCount: number; products: unknown[] }[] }) =>
      body.subcategories
        .filter(({ totalCount }) => totalCount > 0)
        .map(({ _id, totalCount, products }) => [_id, totalCount, products.length]);

    const whole = await get(`${care}?limit=24`);
    assert.deepEqual(totals(whole), [
      ['face--lip-care', 25, 24],
      ['sensilis-oils', 4, 4],
    ]);
    assert.deepEqual(whole.facets, {
      total: 29,
      subcategories: [
        { subcategory: 'face--lip-care', count: 25 },
        { subcategory: 'sensilis-oils', count: 4 },
      ],
      forms: [
        { form: 'cream', count: 20 },
        { form: 'oil', count: 7 },
      ],
    });

    const creams = await get(`${care}?form=cream&limit=6`);
    assert.deepEqual(totals(creams), [['face--lip-care', 20, 6]]);
    assert.deepEqual(creams.facets.subcategories, [{ subcategory: 'face--lip-care', count: 20 }]);
    assert.equal(creams.facets.forms.length, 2, 'the other forms can still be chosen');
    const oils = await get(`${care}?subcategory=sensilis-oils`);
    assert.deepEqual(totals(oils), [['sensilis-oils', 4, 4]]);
    assert.deepEqual(oils.facets.forms, [{ form: 'oil', count: 4 }]);
    for (const several of ['form=cream&form=oil', 'form=cream,oil'])
      assert.deepEqual(totals(await get(`${care}?${several}&subcategory=face--lip-care`)), [
        ['face--lip-care', 23, 23],
      ]);
    assert.deepEqual(totals(await get(`${care}?form=tea`)), []);

    const page = await get('/products/face--lip-care?form=cream&page=3&limit=8&sortBy=position');
    assert.deepEqual([page.totalCount, page.products.length, page.products[0].position], [20, 4, 20]);
    const list = await get('/products/personal-care-products?subcategory=sensilis-oils,face--lip-care&form=oil');
    assert.equal(list.totalCount, 7);

    for (const [path, field] of [
      [`${care}?form=creme`, 'form'],
      [`${care}?form=cream&form=`, null],
      [`${care}?subcategory=oral`, 'subcategory'],
      ['/products/face--lip-care?form=oil,x', 'form'],
      ['/products/personal-care-products?subcategory=oral', 'subcategory'],
    ] as const) {
      const { status, body } = await app().send(`GET ${path}`);
      assert.deepEqual([status, Object.keys(body.fields ?? {})], field ? [400, [field]] : [200, []], path);
    }
  });
});
