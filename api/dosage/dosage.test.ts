import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { dosageForm, picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const create = async (fields: Record<string, unknown> = {}) => {
    const form = dosageForm({ image: await picture(), ...fields });
    const { status, body } = await app().send('POST /dosage', { token, form });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };

  test('[S-01] an entry is created with its picture and shown first in the list', async () => {
    const older = await create();
    const entry = await create({ name: { en: 'Gel', mk: 'Гел' } });
    assert.match(entry.image, /^\/api\/pictures\/[0-9a-f]{32}\/400\.webp$/);
    const { body } = await app().send('GET /dosage');
    assert.deepEqual(body.slice(0, 2), [entry, older]);
  });

  test('[S-01] an urlencoded form names its picture: a data URL, or the URL, path or key of one that is stored', async () => {
    const bytes = await picture(60, 40, '#00f');
    const send = (image: string, call: `POST /dosage` | `PUT /dosage/${string}` = 'POST /dosage') => {
      const { name, text } = dosageForm();
      return app().send(call, { token, urlencoded: { name: JSON.stringify(name), text: JSON.stringify(text), image } });
    };
    const { status, body: first } = await send(`data:image/png;base64,${bytes.toString('base64')}`);
    assert.equal(status, 201, JSON.stringify(first));
    assert.deepEqual([first.picture.width, first.name], [60, { en: 'Drops', mk: 'Капки' }]);
    for (const image of [first.image, `https://www.example.com${first.image}`, first.picture.key]) {
      const { status, body } = await send(image);
      assert.deepEqual([status, body.image], [201, first.image], image);
    }
    const other = await create({ image: await picture(10, 10) });
    assert.equal((await send(first.image, `PUT /dosage/${other._id}`)).body.image, first.image);
    assert.equal((await send('', `PUT /dosage/${other._id}`)).body.image, first.image);

    const refusals: [image: string, status: number, text: string][] = [
      ['', 422, 'Required field'],
      [
        'https://elsewhere.example/picture.png',
        422,
        'There is no such image: it may have been deleted. Choose another one.',
      ],
      [
        `/api/pictures/${'0'.repeat(32)}/400.webp`,
        422,
        'There is no such image: it may have been deleted. Choose another one.',
      ],
      ['data:image/png;base64,AAAA', 415, 'The file is not an image. Use JPEG, PNG, WebP, AVIF or GIF.'],
    ];
    for (const [image, status, text] of refusals) {
      const refused = await send(image);
      assert.deepEqual([refused.status, refused.body.fields], [status, { image: text }], image);
    }
  });

  test('[V-04] a create needs names and texts in both languages and a picture', async () => {
    const { status, body } = await app().send('POST /dosage', { token, form: { name: { en: 'x' }, text: { en: '' } } });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.fields).toSorted(), ['image', 'name.mk', 'text.en', 'text.mk']);
  });

  test('[V-04] an edit takes name and text of one language, urlencoded as well, and keeps the picture', async () => {
    const entry = await create();
    const urlencoded = { 'name[mk]': 'Нов назив', 'text[mk]': '<p>Ново</p>' };
    const { status, body } = await app().send(`PUT /dosage/${entry._id}`, { token, urlencoded });
    assert.equal(status, 200);
    assert.deepEqual(body.name, { en: 'Drops', mk: 'Нов назив' });
    assert.deepEqual(body.text, { en: '<p>Twice a day.</p>', mk: '<p>Ново</p>' });
    assert.equal(body.image, entry.image);
    const empty = await app().send(`PUT /dosage/${entry._id}`, { token, form: { name: { mk: ' ' } } });
    assert.deepEqual([empty.status, empty.body.fields], [422, { 'name.mk': 'Required field' }]);
  });

  test('[P-04] [S-01] the list is searched in both languages and sorted by what is asked for', async () => {
    await app().db.deleteFrom('dosage').execute();
    for (const [en, mk] of [
      ['Beta', 'Џем'],
      ['Alpha', 'Чај'],
      ['Gamma', 'Шум'],
    ])
      await create({ name: { en, mk } });
    const names = async (query: string) =>
      (await app().send(`GET /dosage?${query}`)).body.map((entry: { name: { en: string } }) => entry.name.en);
    assert.deepEqual(await names(''), ['Gamma', 'Alpha', 'Beta']);
    assert.deepEqual(await names('sortBy=createdAt&sortOrder=asc'), ['Beta', 'Alpha', 'Gamma']);
    assert.deepEqual(await names('sortBy=createdAt&sortOrder=ascending'), ['Beta', 'Alpha', 'Gamma']);
    assert.deepEqual(await names('sortBy=name&sortOrder=descending'), ['Gamma', 'Beta', 'Alpha']);
    assert.equal((await app().send('GET /dosage?sortOrder=down')).status, 400);
    assert.deepEqual(await names('sortBy=name'), ['Alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await names('sortBy=name&lang=mk'), ['Alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await names(`search=${encodeURIComponent('чај')}`), ['Alpha']);
    assert.deepEqual(await names('search=caj'), ['Alpha']);
    assert.equal((await app().send('GET /dosage?sortBy=text')).status, 400);
  });

  test('[A-07] a deleted entry is gone', async () => {
    const { _id } = await create();
    assert.deepEqual((await app().send(`DELETE /dosage/${_id}`, { token })).body, { done: true });
    assert.equal((await app().send(`DELETE /dosage/${_id}`, { token })).status, 404);
    assert.equal((await app().send(`PUT /dosage/${_id}`, { token, form: { name: { en: 'x' } } })).status, 404);
    const { body } = await app().send('GET /dosage');
    assert.ok(!body.some((entry: { _id: string }) => entry._id === _id));
  });
});
