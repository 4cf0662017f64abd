import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Overview } from '@varda/contract/overview';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const read = async (as = token): Promise<Overview> => {
    const { status, body } = await app().send('GET /overview', { token: as });
    assert.equal(status, 200);
    return body;
  };
  const make = async (call: 'POST /products' | 'POST /adminCareer', what: Record<string, unknown>) => {
    const sending = call === 'POST /products' ? { form: productForm(what) } : { json: careerBody(what) };
    const { status, body } = await app().send(call, { token, ...sending });
    assert.equal(status, 201);
    return body;
  };

  test('[E-10] who waits for nothing is told so, and nobody is told without a session', async () => {
    const { untranslated, unreadMessages, trash, site } = await read();
    assert.deepEqual(trash, { total: 0, soon: 0, firstGoes: null });
    assert.deepEqual(site, { problems: [], failedMails: 0 });
    assert.equal(unreadMessages, 0);
    // The legal pages are there from the start, without texts.
    assert.deepEqual(untranslated, []);
    assert.equal((await app().send('GET /overview')).status, 401);
  });

  test('[E-10] missing and older translations are counted for each list, those of products for each subcategory', async () => {
    const oral = await make('POST /products', { categoryName: 'CBD Products/Oral' });
    const other = await make('POST /products', { categoryName: 'CBD Products/Oral' });
    await make('POST /products', { categoryName: 'CBD Products/Topical' });
    const vacancy = await make('POST /adminCareer', {});
    const put = (id: string, form: Record<string, unknown>) => app().send(`PUT /products/${id}`, { token, form });
    await put(oral._id, { description: { mk: '' } });
    await put(other._id, { name: { en: 'Another name altogether' } });
    await app().send(`PUT /adminCareer/${vacancy._id}`, {
      token,
      json: { description: { en: '<p>Other duties in another place.</p>' } },
    });
    assert.deepEqual((await read()).untranslated, [
      { entity: 'products', categoryName: 'CBD Products/Oral', missing: 1, older: 1 },
      { entity: 'adminCareer', categoryName: null, missing: 0, older: 1 },
    ]);
    const listed = await app().send('GET /products/CBD%20Products%2FOral?translation=needed', { token });
    assert.equal(listed.body.totalCount, 2);
  });

  test('[E-10] unread messages, what goes from the trash soon, and the last changes with who made them', async () => {
    const message = { name: 'Vlado', email: 'vlado@x.example', message: 'Good day' };
    await app().send('POST /contact', { json: message });
    const gone = await make('POST /products', { name: { en: 'Gone', mk: 'Отиден' }, categoryName: 'Herbal Products' });
    await app().send(`DELETE /products/${gone._id}`, { token });
    await make('POST /adminCareer', { vacancy: { en: 'Chemist', mk: 'Хемичар' } });
    const old = new Date(Date.now() - 24 * 86_400_000).toISOString();
    await app().db.updateTable('trash').set({ deleted_at: old }).where('item_id', '=', gone._id).execute();

    const { unreadMessages, trash, changes } = await read();
    assert.equal(unreadMessages, 1);
    const firstGoes = new Date(Date.parse(old) + 30 * 86_400_000).toISOString();
    assert.deepEqual(trash, { total: 1, soon: 1, firstGoes });
    assert.deepEqual(
      changes
        .slice(0, 3)
        .map(({ action, entity, item, by, place }) => [action, entity, item?.title.en, by?.name, place]),
      [
        ['create', 'adminCareer', 'Chemist', 'A user', 'list'],
        ['delete', 'products', 'Gone', 'A user', 'trash'],
        ['create', 'products', 'Gone', 'A user', 'trash'],
      ],
    );
    await app().send(`POST /trash/products/${gone._id}/restore`, { token });
    const [restored] = (await read()).changes;
    assert.deepEqual(
      [restored?.action, restored?.place, restored?.categoryName],
      ['restore', 'list', 'Herbal Products'],
    );
    const admin = (await app().signIn('admin')).token;
    await app().send(`DELETE /products/${gone._id}`, { token });
    await app().send(`DELETE /trash/products/${gone._id}`, { token: admin });
    assert.equal((await read()).changes[0]?.place, null);
  });

  test('[E-10] [U-04] nothing is told of areas that the account does not see', async () => {
    const { token } = await app().signIn('user', [
      'contacts.see',
      'cbd-products.see',
      'herbal-products.see',
      'vacancies.see',
    ]);
    const { untranslated, unreadMessages, changes, trash, site } = await read(token);
    assert.deepEqual(untranslated, []);
    assert.equal(unreadMessages, null);
    assert.equal(site.failedMails, null);
    assert.equal(trash.total, 0);
    assert.deepEqual(changes, []);
  });
});
