import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { ContactInfo } from '@varda/contract/contact-info';
import { forgetHistory } from '../test/forget-history.ts';
import { picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

const texts = {
  name: { en: ' Sales ', mk: 'Продажба' },
  description: { en: '<p>Call <a href="tel:+38925550100">us</a></p>', mk: '<p>Јавете се</p>' },
};

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const create = async (fields: Record<string, unknown> = {}): Promise<ContactInfo> => {
    const { status, body } = await app().send('POST /contact-info', { token, form: { ...texts, ...fields } });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const edit = (id: string, form: Record<string, unknown>) => app().send(`PUT /contact-info/${id}`, { token, form });
  const list = async (query = ''): Promise<ContactInfo[]> => (await app().send(`GET /contact-info${query}`)).body;

  test('[S-01] [P-11] a block is created with or without a picture; the newest is listed first', async () => {
    const plain = await create();
    assert.deepEqual(plain.name, { en: 'Sales', mk: 'Продажба' });
    assert.equal(plain.description.en, '<p>Call <a href="tel:+38925550100" rel="noopener noreferrer">us</a></p>');
    assert.deepEqual([plain.image, plain.picture], [null, null]);
    const pictured = await create({ image: await picture() });
    assert.match(pictured.image ?? '', /^\/api\/pictures\/[0-9a-f]{32}\/400\.webp$/);
    assert.equal(pictured.picture?.width, 400);
    assert.deepEqual((await list()).slice(0, 2), [pictured, plain]);
  });

  test('[V-05] a create needs trimmed names and descriptions in both languages', async () => {
    const form = { name: { en: '  ', mk: 'x' }, description: { en: '<p>&nbsp;</p>' } };
    const { status, body } = await app().send('POST /contact-info?lang=mk', { token, form });
    assert.equal(status, 422);
    const required = 'Задолжително поле';
    assert.deepEqual(body.fields, { 'name.en': required, 'description.en': required, 'description.mk': required });
    const unsafe = { ...texts, description: { en: '<p>x</p>', mk: '<script>x</script>' } };
    assert.deepEqual(Object.keys((await app().send('POST /contact-info', { token, form: unsafe })).body.fields), [
      'description.mk',
    ]);
  });

  test('[V-05] [A-13] an edit takes one language and leaves the other one byte for byte', async () => {
    const block = await create({ image: await picture(300, 200) });
    const { status, body } = await edit(block._id, { name: { mk: 'Извоз' } });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      ...block,
      name: { en: 'Sales', mk: 'Извоз' },
      __v: 1,
      changedAt: { en: block.createdAt, mk: body.updatedAt },
      updatedAt: body.updatedAt,
    });
    for (const form of [{ name: { en: ' ' } }, { description: { mk: '<p></p>' } }])
      assert.equal((await edit(block._id, form)).status, 422, JSON.stringify(form));
  });

  test('[A-10] a picture is replaced or taken away, and its files go with the last version that shows it', async () => {
    const block = await create({ image: await picture(310, 201) });
    const served = async (url: string | null) => (await app().send(`GET ${String(url).slice(4)}` as 'GET /')).status;
    const replaced = (await edit(block._id, { image: await picture(310, 202) })).body;
    assert.notEqual(replaced.image, block.image);
    assert.equal(await served(block.image), 200);
    await forgetHistory(app());
    assert.deepEqual([await served(block.image), await served(replaced.image)], [404, 200]);
    const removed = (await edit(block._id, { removeImage: 'true' })).body;
    await forgetHistory(app());
    assert.deepEqual([removed.image, await served(replaced.image)], [null, 404]);
    assert.equal((await edit(block._id, { image: Buffer.from('GIF89a no picture') })).status, 415);
  });

  test('[S-03] the list is searched in both languages and sorted by what is asked for', async () => {
    await app().db.deleteFrom('contact_info').execute();
    for (const [en, mk] of [
      ['Beta', 'Џем'],
      ['Alpha', 'Чај'],
      ['Gamma', 'Шум'],
    ])
      await create({ name: { en, mk } });
    const names = async (query: string) => (await list(query)).map(({ name }) => name.en);
    assert.deepEqual(await names(''), ['Gamma', 'Alpha', 'Beta']);
    assert.deepEqual(await names('?sortBy=createdAt&sortOrder=asc'), ['Beta', 'Alpha', 'Gamma']);
    assert.deepEqual(await names('?sortBy=name&sortOrder=desc&lang=mk'), ['Gamma', 'Beta', 'Alpha']);
    assert.deepEqual(await names('?search=SUM'), ['Gamma']);
    assert.deepEqual(await names(`?search=${encodeURIComponent('јавете')}`), ['Gamma', 'Alpha', 'Beta']);
    assert.equal((await app().send('GET /contact-info?lang=de')).status, 400);
  });

  test('[A-10] a deleted block is gone, its picture with its place in the trash', async () => {
    const { _id, image } = await create({ image: await picture(320, 203) });
    assert.deepEqual((await app().send(`DELETE /contact-info/${_id}`, { token })).body, { done: true });
    await forgetHistory(app());
    assert.equal((await app().send(`GET ${String(image).slice(4)}` as 'GET /')).status, 404);
    assert.equal((await app().send(`DELETE /contact-info/${_id}`, { token })).status, 404);
    assert.equal((await edit(_id, { name: { en: 'x' } })).status, 404);
  });

  test('[S-04] the list is public, everything else needs a session', async () => {
    const { _id } = await create();
    assert.equal((await app().send('GET /contact-info')).status, 200);
    for (const call of ['POST /contact-info', `PUT /contact-info/${_id}`, `DELETE /contact-info/${_id}`] as const)
      assert.equal((await app().send(call)).status, 401, call);
  });
});
