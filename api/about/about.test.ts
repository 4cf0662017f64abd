import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { About } from '@varda/contract/about';
import { aboutForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const create = async (fields: Record<string, unknown> = {}): Promise<About> => {
    const { status, body } = await app().send('POST /about', { token, form: aboutForm(fields) });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const edit = (id: string, form: Record<string, unknown>) => app().send(`PUT /about/${id}`, { token, form });
  const entries = async (query = ''): Promise<About[]> => (await app().send(`GET /about${query}`)).body.aboutUsEntries;
  const empty = () => app().db.deleteFrom('about').execute();

  test('[S-01] an entry is created from fields name[en], text[mk] and the like, at the end of the list', async () => {
    await empty();
    const first = await create();
    const second = await create({ 'name[en]': '', 'subcategory[en]': 'Quality' });
    assert.deepEqual(first.name, { en: 'Our mission', mk: 'Нашата мисија' });
    assert.deepEqual(second.name, { en: '', mk: 'Нашата мисија' });
    assert.deepEqual(second.subcategory, { en: 'Quality', mk: '' });
    assert.deepEqual([first.position, second.position], [1, 2]);
    assert.deepEqual(first.images, []);
    assert.deepEqual(await entries(), [first, second]);
  });

  test('[S-01] a create takes JSON fields and an urlencoded body as well', async () => {
    const texts = { name: '', text: { en: '<p>a</p>', mk: '<p>б</p>' } };
    const json = await app().send('POST /about', { token, form: { ...texts, name: { en: 'A', mk: 'А' } } });
    assert.deepEqual([json.status, json.body.name], [201, { en: 'A', mk: 'А' }]);
    const urlencoded = { 'text[en]': '<p>a</p>', 'text[mk]': '<p>б</p>', 'subcategory[mk]': 'Тим' };
    const plain = await app().send('POST /about', { token, urlencoded });
    assert.deepEqual([plain.status, plain.body.subcategory], [201, { en: '', mk: 'Тим' }]);
  });

  test('[V-03] a create needs a text in both languages, in the exact words', async () => {
    const create = (form: Record<string, unknown>, lang = 'en') =>
      app().send(`POST /about?lang=${lang}`, { token, form: { 'name[en]': 'x', ...form } });
    const both = 'Text is required in both languages.';
    const none = await create({});
    assert.equal(none.status, 422);
    assert.deepEqual(none.body.fields, { 'text.en': both, 'text.mk': both });
    const blank = await create({ 'text[en]': '<p>x</p>', 'text[mk]': '<p>&nbsp; <br></p>' });
    assert.deepEqual(blank.body.fields, { 'text.mk': both });
    const unsafe = await create({ 'text[en]': '<p>x</p>', 'text[mk]': '<script>alert(1)</script>' }, 'mk');
    assert.deepEqual(unsafe.body.fields, { 'text.mk': 'Текстот е задолжителен на двата јазика.' });
  });

  test('[V-03] a subcategory stands in the place of a name, never beside it, in each language', async () => {
    const message = 'Subcategory must be empty when name is filled.';
    const refused = await app().send('POST /about', {
      token,
      form: aboutForm({ 'name[mk]': '', 'subcategory[en]': 'Quality', 'subcategory[mk]': 'Квалитет' }),
    });
    assert.deepEqual([refused.status, refused.body.fields], [422, { 'subcategory.en': message }]);
    const both = aboutForm({ 'subcategory[en]': 'Quality', 'subcategory[mk]': 'Квалитет' });
    const inMacedonian = await app().send('POST /about?lang=mk', { token, form: both });
    assert.deepEqual(inMacedonian.body.fields, {
      'subcategory.en': 'Поткатегоријата мора да биде празна кога е пополнет називот.',
      'subcategory.mk': 'Поткатегоријата мора да биде празна кога е пополнет називот.',
    });
  });

  test('[A-13] an edit of one language leaves the other one byte for byte', async () => {
    const entry = await create({ 'text[mk]': '<p>Б&amp;В &lt;   &gt;</p><p></p>' });
    const { status, body } = await edit(entry._id, { name: { en: 'Mission' }, text: { en: '<h1>New</h1>' } });
    assert.equal(status, 200);
    assert.deepEqual(body.name, { en: 'Mission', mk: entry.name.mk });
    assert.deepEqual(body.text, { en: '<h1>New</h1>', mk: entry.text.mk });
    assert.deepEqual(
      (await entries()).find(({ _id }) => _id === entry._id),
      body,
    );
  });

  test('[A-13] people who edit an entry in different languages at once both find their text in it', async () => {
    const entry = await create();
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        edit(entry._id, { text: { en: `<p>${round}</p>` } }),
        edit(entry._id, { text: { mk: `<p>${round}</p>` } }),
      ]);
      const now = (await entries()).find(({ _id }) => _id === entry._id);
      assert.deepEqual(now?.text, { en: `<p>${round}</p>`, mk: `<p>${round}</p>` });
    }
  });

  test('[V-03] an edit needs a name in the language that it changes, and no text', async () => {
    const entry = await create({ 'name[en]': '', 'subcategory[en]': 'Quality' });
    const refusals: [form: Record<string, unknown>, fields: string[]][] = [
      [{ name: { mk: ' ' } }, ['name.mk']],
      [{ name: { en: '', mk: '' } }, ['name.en', 'name.mk']],
      [{ name: { en: '' } }, ['name.en']],
      [{ text: { en: '<p>changed</p>' } }, ['name.en']],
    ];
    for (const [form, fields] of refusals) {
      const { status, body } = await edit(entry._id, form);
      assert.equal(status, 422, JSON.stringify(form));
      assert.deepEqual(Object.keys(body.fields).toSorted(), fields, JSON.stringify(form));
    }
    // The language that has no name is sent along unchanged.
    const other = await edit(entry._id, { name: { en: '', mk: 'Ново' }, subcategory: entry.subcategory });
    assert.deepEqual([other.status, other.body.name], [200, { en: '', mk: 'Ново' }]);
    const named = await edit(entry._id, { name: { en: 'Named' }, text: { en: '<p>changed</p>' } });
    assert.deepEqual([named.status, named.body.subcategory.en], [200, 'Quality']);
    const emptied = await edit(entry._id, { text: { en: '<p><br></p><script>x</script>' } });
    assert.deepEqual([emptied.status, emptied.body.text], [200, { en: '', mk: entry.text.mk }]);
  });

  test('[S-03] the list is searched in both languages and sorted by what is asked for', async () => {
    await empty();
    for (const [en, mk] of [
      ['Beta', 'Џем'],
      ['Alpha', 'Чај'],
      ['Gamma', 'Шум'],
    ])
      await create({ 'name[en]': en, 'name[mk]': mk, 'text[en]': `<p>on <b>${en}</b></p>` });
    const names = async (query: string) => (await entries(query)).map(({ name }) => name.en);
    assert.deepEqual(await names(''), ['Beta', 'Alpha', 'Gamma']);
    assert.deepEqual(await names('?sortBy=position&sortOrder=desc'), ['Gamma', 'Alpha', 'Beta']);
    assert.deepEqual(await names('?sortBy=name'), ['Alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await names('?sortBy=name&lang=mk'), ['Alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await names('?sortBy=text&sortOrder=desc'), ['Gamma', 'Beta', 'Alpha']);
    assert.deepEqual(await names('?sortBy=createdAt&sortOrder=desc'), ['Gamma', 'Alpha', 'Beta']);
    assert.deepEqual(await names('?search=caj'), ['Alpha']);
    assert.deepEqual(await names(`?search=${encodeURIComponent('on GAMMA')}`), ['Gamma']);
    assert.equal((await app().send('GET /about?sortBy=images')).status, 400);
  });

  test('[A-04] entries keep positions 1 to n through reorders and deletions', async () => {
    await empty();
    const ids: string[] = [];
    for (const name of 'abcde') ids.push((await create({ 'name[en]': name }))._id);
    const order = async () => (await entries()).map(({ name, position }) => `${name.en}${position}`).join(' ');
    const reorder = (json: unknown) => app().send('PATCH /about/reorder', { token, json });
    assert.deepEqual((await reorder([{ _id: ids[4], position: 1 }])).body, { done: true });
    assert.equal(await order(), 'e1 a2 b3 c4 d5');
    await app().send(`DELETE /about/${ids[0]}`, { token });
    assert.equal(await order(), 'e1 b2 c3 d4');
    const strange = await reorder([{ _id: ids[0], position: 1 }]);
    assert.deepEqual(
      [strange.status, strange.body.fields],
      [422, { '0._id': 'This row does not belong to the list.' }],
    );
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 2
          ? create({ 'name[en]': 'n' })
          : reorder([{ _id: ids[1 + (index % 4)], position: 1 + (index % 5) }]),
      ),
    );
    const positions = (await entries()).map(({ position }) => position);
    assert.deepEqual(positions, [1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('[A-08] a deleted entry is gone in both languages; lang is the language of the answer', async () => {
    const { _id } = await create();
    assert.deepEqual((await app().send(`DELETE /about/${_id}?lang=mk`, { token })).body, { done: true });
    assert.ok(!(await entries('?lang=en')).some((entry) => entry._id === _id));
    const again = await app().send(`DELETE /about/${_id}?lang=mk`, { token });
    assert.deepEqual([again.status, again.body.message], [404, 'Оваа ставка не постои или е избришана.']);
    assert.equal((await app().send(`DELETE /about/${_id}?lang=de`, { token })).status, 400);
    assert.equal((await edit(_id, { name: { en: 'x' } })).status, 404);
  });

  test('[S-06] text may be aligned, and is otherwise cleaned as everywhere', async () => {
    const entry = await create({
      'text[en]':
        '<p style="text-align: center; color: red">a</p><h1 style="text-align:right" class="x">b</h1><p style="position:fixed">c</p><iframe src="https://evil.example/embed/abcdefgh"></iframe><script>x</script>',
    });
    assert.equal(entry.text.en, '<p style="text-align:center">a</p><h1 style="text-align:right">b</h1><p>c</p>');
  });

  test('[S-04] the list is public, everything else needs a session', async () => {
    const { _id } = await create();
    assert.equal((await app().send('GET /about')).status, 200);
    for (const call of ['POST /about', 'PATCH /about/reorder', `PUT /about/${_id}`, `DELETE /about/${_id}`] as const)
      assert.equal((await app().send(call)).status, 401, call);
  });
});
