import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { LegalPage } from '@varda/contract/legal-pages';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const pages = async (query = ''): Promise<LegalPage[]> => (await app().send(`GET /legal-pages${query}`)).body;
  const ids = async (query: string) => (await pages(query)).map(({ _id }) => _id);

  test('[B-04] there are two pages, found and sorted by their titles', async () => {
    assert.deepEqual(await ids(''), ['privacy', 'side-effects']);
    assert.deepEqual(await ids('?sortOrder=desc'), ['side-effects', 'privacy']);
    assert.deepEqual(await ids('?search=nesakani'), ['side-effects']);
  });

  test('[B-04] staff change one language of a page; what is not allowed in a text is taken out', async () => {
    const json = { text: { en: '<p onclick="x()">We keep little.</p><script>x()</script>' } };
    assert.equal((await app().send('PUT /legal-pages/privacy', { json })).status, 401);
    const { status, body } = await app().send('PUT /legal-pages/privacy', { token, json });
    assert.deepEqual([status, body.text, body.title.mk], [200, { en: '<p>We keep little.</p>', mk: '' }, 'Приватност']);
    assert.deepEqual((await pages())[0], body);
  });

  test('[B-04] a change to an older version is refused with the page as it is; so are empty texts and other pages', async () => {
    const [page] = await pages();
    const change = (json: object, headers = {}) => app().send('PUT /legal-pages/privacy', { token, json, headers });
    assert.equal((await change({ title: { en: 'Privacy notice' } }, { 'if-match': `"${page?.__v}"` })).status, 200);
    const late = await change({ title: { en: 'Other' } }, { 'if-match': `"${page?.__v}"` });
    assert.deepEqual([late.status, late.body.current.title.en], [409, 'Privacy notice']);
    for (const json of [{ title: { en: ' ' } }, { text: { mk: '<p>&nbsp;</p>' } }]) {
      const { status, body } = await change(json);
      assert.equal(status, 422);
      assert.equal(Object.keys(body.fields).length, 1);
    }
    assert.ok([400, 404].includes((await app().send('PUT /legal-pages/terms', { token, json: {} })).status));
  });
});
