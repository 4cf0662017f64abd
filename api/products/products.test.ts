import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const create = async (fields: Record<string, unknown> = {}) => {
    const { status, body } = await app().send('POST /products', { token, form: productForm(fields) });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };

  test('[S-01] a product is created from a multipart form and answered with all its fields', async () => {
    const product = await create({ image: await picture() });
    assert.match(product._id, /^[0-9a-f-]{36}$/);
    assert.deepEqual(product.name, { en: 'Calm drops', mk: 'Капки за смирување' });
    assert.deepEqual(product.description, { en: '<p>Calms.</p>', mk: '<p>Смирува.</p>' });
    assert.deepEqual(product.dosage, { en: '30 ml', mk: '30 мл' });
    assert.equal(product.category, 'cbd-products');
    assert.equal(product.categoryName, 'CBD Products/Oral');
    assert.equal(product.image, `/api/pictures/${product.picture.key}/400.webp`);
    assert.match(product.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual((await app().send(`GET /products/product/${product._id}`)).body, product);
  });

  test('[S-01] fields may also come as name[en], urlencoded or multipart', async () => {
    const fields = {
      'name[en]': 'Night & day',
      'name[mk]': 'Дење и ноќе',
      'description[en]': '<p>1 &lt; 2</p>',
      'description[mk]': '<p>Два</p>',
      'dosage[en]': '1',
      'dosage[mk]': '1',
      categoryName: 'Herbal Products',
    };
    for (const sending of [{ urlencoded: fields }, { form: fields }]) {
      const { status, body } = await app().send('POST /products', { token, ...sending });
      assert.equal(status, 201);
      assert.deepEqual(body.name, { en: 'Night & day', mk: 'Дење и ноќе' });
      assert.equal(body.description.en, '<p>1 &lt; 2</p>');
      assert.equal(body.category, 'herbal-products');
    }
  });

  test('[V-02] a create needs name, dosage and a description that can be read, in both languages', async () => {
    const form = {
      name: { en: ' ', mk: '' },
      dosage: { en: ' ' },
      description: { en: '<p>&nbsp;</p>', mk: '<p> </p>' },
    };
    const { status, body } = await app().send('POST /products', { token, form });
    assert.equal(status, 422);
    assert.equal(body.code, 'invalid');
    assert.deepEqual(Object.keys(body.fields).toSorted(), [
      'categoryName',
      'description.en',
      'description.mk',
      'dosage.en',
      'dosage.mk',
      'name.en',
      'name.mk',
    ]);
    assert.equal(body.fields['name.en'], 'Required field');
  });

  test('[V-02] a description of nothing but scripts is empty once it is cleaned', async () => {
    const description = { en: '<script>alert(1)</script>', mk: '<p>Добро</p>' };
    const { status, body } = await app().send('POST /products', { token, form: productForm({ description }) });
    assert.equal(status, 422);
    assert.deepEqual(body.fields, { 'description.en': 'Required field' });
  });

  test('[V-08] an unknown category and texts beyond their bounds are refused by name, in the language asked for', async () => {
    const form = productForm({ categoryName: 'CBD Products', name: { en: 'x'.repeat(201), mk: 'x' } });
    const unknown = await app().send('POST /products?lang=mk', {
      token,
      form: productForm({ categoryName: 'CBD Products' }),
    });
    assert.equal(unknown.status, 422);
    assert.deepEqual(unknown.body.fields, { categoryName: 'Таква категорија не постои.' });
    const long = await app().send('POST /products', { token, form, headers: { 'accept-language': 'mk-MK,en;q=0.5' } });
    assert.deepEqual(long.body.fields, { 'name.en': 'Дозволени се најмногу 200 знака.' });
  });

  test('[A-13] an edit of one language leaves the other one byte for byte as it was', async () => {
    const odd = '<p>Два  празни места, „наводници“ и\u00a0тврдо</p>';
    const { _id } = await create({ description: { en: '<p>Old</p>', mk: odd } });
    const form = { name: { en: 'New' }, description: { en: '<p>New</p>' } };
    const { status, body } = await app().send(`PUT /products/${_id}`, { token, form });
    assert.equal(status, 200);
    assert.deepEqual(body.name, { en: 'New', mk: 'Капки за смирување' });
    assert.deepEqual(body.description, { en: '<p>New</p>', mk: odd });
    assert.deepEqual(body.dosage, { en: '30 ml', mk: '30 мл' });
  });

  test('[V-02] an edit needs name and dosage; the description may be emptied', async () => {
    const { _id, description } = await create();
    const edit = (form: Record<string, unknown>) => app().send(`PUT /products/${_id}`, { token, form });
    const refused = await edit({ name: { en: ' ' }, dosage: { mk: '' }, description: { en: '' } });
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['name.en', 'dosage.mk']]);
    const { status, body } = await edit({ description: { en: '<p>&nbsp;</p><script>x</script>' } });
    assert.deepEqual([status, body.description], [200, { en: '', mk: description.mk }]);
    assert.deepEqual((await app().send(`GET /products/product/${_id}`)).body, body);
  });

  test('an edit can move a product to the end of another list; the old list closes up', async () => {
    const from = 'Personal Care Products/SENSILIS OILS';
    const first = await create({ categoryName: from });
    const second = await create({ categoryName: from });
    const resident = await create({ categoryName: 'CBD Products/Topical' });
    const form = { categoryName: 'CBD Products/Topical' };
    const moved = (await app().send(`PUT /products/${first._id}`, { token, form })).body;
    assert.equal(moved.position, resident.position + 1);
    assert.equal(moved.categoryName, 'CBD Products/Topical');
    assert.equal((await app().send(`GET /products/product/${second._id}`)).body.position, 1);
  });

  test('a deleted product is gone, and the positions behind it close up', async () => {
    const categoryName = 'Dietary Supplements/JEKOGAL';
    const [first, second] = [await create({ categoryName }), await create({ categoryName })];
    assert.equal(second.position, 2);
    assert.deepEqual((await app().send(`DELETE /products/${first._id}`, { token })).body, { done: true });
    assert.equal((await app().send(`GET /products/product/${first._id}`)).status, 404);
    assert.equal((await app().send(`DELETE /products/${first._id}`, { token })).status, 404);
    assert.equal((await app().send(`PUT /products/${first._id}`, { token, form: { name: { en: 'x' } } })).status, 404);
    assert.equal((await app().send(`GET /products/product/${second._id}`)).body.position, 1);
  });

  test('[B-05] a product has a form of a closed list, or none; an edit changes it and takes it away', async () => {
    assert.equal((await create()).form, null);
    const product = await create({ form: 'drops' });
    assert.equal(product.form, 'drops');
    const edit = (form: Record<string, unknown>) => app().send(`PUT /products/${product._id}`, { token, form });
    assert.equal((await edit({ dosage: { en: '2' } })).body.form, 'drops');
    assert.equal((await edit({ form: 'oil' })).body.form, 'oil');
    assert.equal((await edit({ form: '' })).body.form, null);
    const { status, body } = await edit({ form: 'pill' });
    assert.deepEqual([status, Object.keys(body.fields)], [422, ['form']]);
  });
});
