import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { SitePages } from '@varda/contract/site-pages';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const pages = async (): Promise<SitePages> => (await app().send('GET /pages')).body;

  test('[P-13] a product is listed with the moment of its last change, and no longer once it is gone', async () => {
    const { body: made } = await app().send('POST /products', { token, form: productForm() });
    assert.deepEqual((await pages()).products, [{ _id: made._id, updatedAt: made.updatedAt }]);
    const form = { dosage: { en: '50 ml' } };
    const { body: changed } = await app().send(`PUT /products/${made._id}`, { token, form });
    assert.ok(changed.updatedAt > made.updatedAt);
    assert.equal((await pages()).products[0]?.updatedAt, changed.updatedAt);
    await app().send(`DELETE /products/${made._id}`, { token });
    assert.deepEqual((await pages()).products, []);
  });

  test('[P-13] [S-05] a vacancy is listed with the languages in which it is public, and not where it is in none', async () => {
    const ids: string[] = [];
    for (const active of [true, { mk: false }, { en: false }, false])
      ids.push((await app().send('POST /adminCareer', { token, json: careerBody({ active }) })).body._id);
    const shown = new Map((await pages()).careers.map(({ _id, languages }) => [_id, languages]));
    assert.deepEqual(
      ids.map((id) => shown.get(id)),
      [['en', 'mk'], ['en'], ['mk'], undefined],
    );
  });
});
