import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { company } from '@varda/contract/company';
import type { SiteItem, SitePart } from '@varda/contract/site-items';
import { picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  beforeEach(async () => {
    await app().db.updateTable('site_items').set({ changes: '{}', picture: null, picture_mk: null }).execute();
  });

  const items = async (part: SitePart, query = ''): Promise<SiteItem[]> =>
    (await app().send(`GET /site-content/${part}${query}`, { token })).body;
  const edit = (id: string, form: Record<string, unknown>, headers = {}) =>
    app().send(`PUT /site-content/${id}`, { token, form, headers });
  const shown = async (language: 'en' | 'mk') => {
    const headers = { 'cache-control': 'no-cache' };
    return (await app().send(`GET /site-content?lang=${language}`, { headers })).body;
  };

  test('[E-07] a site that nobody has changed tells visitors nothing, and staff what it has come with', async () => {
    assert.deepEqual([await shown('en'), await shown('mk')], [{}, {}]);
    const parts = ['company', 'pages', 'hero', 'tiles', 'badges', 'announcements'] as const;
    const counts = await Promise.all(parts.map(async (part) => (await items(part)).length));
    assert.deepEqual(counts, [5, 12, 6, 5, 4, 3]);
    const [first, second] = await items('hero');
    assert.deepEqual(
      [first?.title?.en, first?.link, second?.position],
      ['Good medicine begins with care', '#range', 2],
    );
    assert.match(first?.text?.en ?? '', /^Since 1989 /);
    assert.deepEqual(first?.original.title, first?.title);
    const categories = await items('pages', '?search=cbd');
    assert.deepEqual(
      categories.map(({ _id }) => _id),
      ['page-home', 'page-cbd-products'],
    );
    assert.match(categories[1]?.description?.en ?? '', /^CBD Products by Varda Pharm\. Oils, /);
  });

  test('[E-07] a change is public in its language at once, and gone again with the original value', async () => {
    const { status, body } = await edit('contact', { phone: '+389 2 555 0199' });
    assert.deepEqual([status, body.phone, body.original.phone], [200, '+389 2 555 0199', company.phone]);
    await edit('hero-company', { title: { mk: 'Здравјето на прво место' } });
    assert.deepEqual(await shown('en'), { texts: { 'contact.phone': '+389 2 555 0199' } });
    assert.deepEqual((await shown('mk')).texts, {
      'contact.phone': '+389 2 555 0199',
      'hero-company.title': 'Здравјето на прво место',
    });
    await edit('contact', { phone: company.phone });
    assert.deepEqual(await shown('en'), {});
  });

  test('[E-07] a slide has a picture of its own until that is taken away, in the list and for visitors', async () => {
    const { body } = await edit('hero-herbal', { image: await picture(1200, 600), imageAlt: { en: 'A meadow' } });
    assert.deepEqual([body.picture.width, body.picture.alt.en], [1200, 'A meadow']);
    assert.deepEqual((await shown('en')).pictures, { 'hero-herbal': body.picture });
    await app().services.pictures.tidy({ any: true });
    assert.equal((await app().send(`GET ${body.image.replace('/api', '')}` as 'GET /')).status, 200);
    const { body: without } = await edit('hero-herbal', { removeImage: true });
    assert.equal(without.picture, null);
    assert.deepEqual(await shown('en'), {});
    // The history still shows it.
    assert.equal((await app().send(`GET ${body.image.replace('/api', '')}` as 'GET /')).status, 200);
  });

  test('[E-07] the six slides stay six in any order; nothing else of the site has one', async () => {
    const order = async () => (await items('hero')).map(({ _id }) => _id);
    const move = (id: string, position: number) =>
      app().send('PATCH /site-content/reorder', { token, json: [{ _id: id, position }] });
    const before = await order();
    assert.equal((await move('hero-care', 1)).status, 200);
    assert.deepEqual(await order(), ['hero-care', ...before.slice(0, 5)]);
    assert.deepEqual(await shown('en'), { slides: await order() });
    assert.equal((await move('badge-iso', 1)).status, 422);
    await move('hero-care', 6);
    assert.deepEqual([await order(), await shown('en')], [before, {}]);
  });

  test('[E-07] what is wrong is named by its field, in either language; so is what the item does not have', async () => {
    const cases = [
      ['contact', { phone: 'call us' }, 'phone'],
      ['contact', { phone: '02 555 0100' }, 'phone'],
      ['contact', { phone: '+389 2 555' }, 'phone'],
      ['contact', { phone: '+389 2 555 0100, 555 0101' }, 'phone'],
      ['contact', { email: 'nobody' }, 'email'],
      ['contact', { email: 'a?bcc=x@evil.example' }, 'email'],
      ['mailboxes', { general: 'a,b@c.example' }, 'general'],
      ['mailboxes', { business: 'a@c.example?bcc=x' }, 'business'],
      ['address', { place: 'Skopje' }, 'place'],
      ['address', { street: { mk: ' ' } }, 'street.mk'],
      ['social', { facebook: 'http://www.facebook.com/x' }, 'facebook'],
      ['hero-cbd', { link: 'javascript:alert(1)' }, 'link'],
      ['hero-cbd', { link: '//elsewhere.example' }, 'link'],
      ['hero-cbd', { link: '/api/logout' }, 'link'],
      ['hero-cbd', { phone: company.phone }, 'phone'],
      ['contact', { image: await picture(8, 8) }, 'image'],
    ] as const;
    for (const [id, form, field] of cases) {
      const { status, body } = await edit(id, form);
      assert.deepEqual([status, Object.keys(body.fields)], [422, [field]], JSON.stringify(form));
    }
    const { body } = await app().send('PUT /site-content/contact?lang=mk', { token, form: { phone: '?' } });
    assert.match(body.fields.phone, /^Внесете телефонски број/);
    for (const link of ['/careers', '#range', 'https://www.example.com/x?y=1'])
      assert.equal((await edit('hero-cbd', { link })).status, 200, link);
    assert.equal((await edit('hero-none', { link: '/' })).status, 404);
  });

  test('[E-07] a save of an older version is a conflict; history and activity log tell of each, and bring one back', async () => {
    const [address] = await items('company');
    const ifMatch = { 'if-match': `"${address?.__v}"` };
    assert.equal((await edit('address', { city: { en: 'Bitola' } }, ifMatch)).status, 200);
    const late = await edit('address', { city: { en: 'Ohrid' } }, ifMatch);
    assert.deepEqual([late.status, late.body.current.city.en], [409, 'Bitola']);

    const history = await app().send('GET /edit-history/site-content/address', { token });
    assert.deepEqual(history.body.versions[0].fields, ['city.en']);
    const admin = (await app().signIn('admin')).token;
    const { body: log } = await app().send('GET /activity', { token: admin });
    const [{ entity, item }] = log.activities;
    assert.deepEqual([entity, item.title.en], ['site-content', 'Name and address']);

    const restore = `POST /edit-history/site-content/address/${address?.__v}/restore` as const;
    assert.equal((await app().send(restore, { token, json: {} })).status, 200);
    assert.deepEqual(await shown('en'), {});
  });

  test('[E-07] where visitors’ messages go is not for whoever may not see them', async () => {
    const { body: before } = await edit('mailboxes', { general: 'office@varda-pharm.example' });
    const limited = (await app().signIn('user', ['contacts.see'])).token;
    const change = (id: string, form: Record<string, string>) =>
      app().send(`PUT /site-content/${id}`, { token: limited, form });
    assert.equal((await change('mailboxes', { general: 'x@varda-pharm.example' })).status, 403);
    const restore = `POST /edit-history/site-content/mailboxes/${before.__v - 1}/restore` as const;
    assert.equal((await app().send(restore, { token: limited, json: {} })).status, 403);
    assert.equal((await change('contact', { phone: '+389 2 555 0199' })).status, 200);
    assert.equal((await app().send(restore, { token, json: {} })).status, 200);
  });
});
