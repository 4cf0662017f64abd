import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { History } from '@varda/contract/history';
import { onEachEngine } from '../test/test-app.ts';

const player = '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const post = (text: unknown) => app().send('POST /history', { token, json: { text } });
  const create = async (text: Record<string, string> = { en: '<p>a</p>', mk: '<p>а</p>' }): Promise<History> => {
    const { status, body } = await post(text);
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const edit = (id: string, text: unknown) => app().send(`PUT /history/${id}`, { token, json: { text } });
  const list = async (query = ''): Promise<History[]> => (await app().send(`GET /history${query}`)).body;
  const empty = () => app().db.deleteFrom('history').execute();

  test('[S-01] [P-06] entries are created at the end and listed by position', async () => {
    await empty();
    const entries = [await create(), await create({ en: '<h2>1989</h2>' })];
    assert.deepEqual(
      entries.map(({ position }) => position),
      [1, 2],
    );
    assert.deepEqual(entries[1]?.text, { en: '<h2>1989</h2>', mk: '' });
    assert.deepEqual(await list(), entries);
  });

  test('[V-06] a create needs a text in one language at least', async () => {
    const inOne = 'Text is required in at least one language.';
    const required = { 'text.en': inOne, 'text.mk': inOne };
    for (const text of [
      {},
      { en: '', mk: '' },
      { en: '<p>&nbsp;</p>' },
      { en: '<p>&#8203;\u2060</p>' },
      { mk: '<script>x</script>' },
      undefined,
    ]) {
      const { status, body } = await post(text);
      assert.deepEqual([status, body.fields], [422, required], JSON.stringify(text));
    }
    assert.deepEqual((await create({ mk: '<p>само</p>', en: '<p></p>' })).text, { en: '', mk: '<p>само</p>' });
    for (const text of ['x', null, 7, { en: 7 }, { en: ['x'] }])
      assert.equal((await post(text)).status, 422, JSON.stringify(text));
  });

  test('[V-06] an edit takes a text, or one with an image, a video or an iframe', async () => {
    const { _id } = await create();
    const video = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>';
    for (const en of ['<p>words</p>', video, '<video src="https://videos.example/a.mp4"></video>']) {
      const { status, body } = await edit(_id, { en });
      assert.equal(status, 200, en);
      assert.notEqual(body.text.en, '');
      assert.equal(body.text.mk, '<p>а</p>');
    }
  });

  test('[V-06] an edit that leaves nothing of a text is refused', async () => {
    const { _id, text } = await create();
    const elsewhere = '<iframe src="https://evil.example/embed/abcdefghijk"></iframe>';
    for (const mk of ['', '<p><br></p>', '<p>&nbsp;</p>', elsewhere, '<img src="https://elsewhere.example/a.png">']) {
      const { status, body } = await app().send(`PUT /history/${_id}?lang=mk`, { token, json: { text: { mk } } });
      assert.deepEqual([status, body.fields], [422, { 'text.mk': 'Текстот е задолжителен.' }], mk);
    }
    const both = await edit(_id, { en: '', mk: '' });
    assert.deepEqual(Object.keys(both.body.fields), ['text.en', 'text.mk']);
    assert.deepEqual((await list()).find((entry) => entry._id === _id)?.text, text);
  });

  test('[A-13] an edit leaves the other language byte for byte, also where that is empty', async () => {
    const { _id } = await create({ en: '<p>A&amp;B  &lt;</p>' });
    const added = await edit(_id, { mk: '<p>ново</p>' });
    assert.deepEqual(added.body.text, { en: '<p>A&amp;B  &lt;</p>', mk: '<p>ново</p>' });
    const { _id: other } = await create({ en: '<p>x</p>' });
    const whole = await edit(other, { en: '<p>y</p>', mk: '' });
    assert.deepEqual([whole.status, whole.body.text], [200, { en: '<p>y</p>', mk: '' }]);
  });

  test('[S-06] iframes show the players of YouTube and Vimeo alone, and nothing is fetched before it is played', async () => {
    const { text } = await create({
      en: `${player}<p onclick="x()">x</p><iframe src="https://evil.example/"></iframe>`,
    });
    assert.match(
      text.en,
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk" [^>]*><\/iframe><p>x<\/p>$/,
    );
    assert.match(text.en, /sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"/);
    const video = await create({
      en: '<video src="https://videos.example/a.mp4" autoplay poster="https://videos.example/a.png"></video>',
    });
    assert.equal(video.text.en, '<video src="https://videos.example/a.mp4" controls preload="none"></video>');
  });

  test('[S-03] the list is searched in both languages and sorted by what is asked for', async () => {
    await empty();
    for (const [en, mk] of [
      ['Beta', 'Џем'],
      ['Alpha', 'Чај'],
      ['Gamma', 'Шум'],
    ])
      await create({ en: `<p>${en}</p>`, mk: `<p>${mk}</p>` });
    const texts = async (query: string) => (await list(query)).map(({ text }) => text.en.replace(/<\/?p>/g, ''));
    assert.deepEqual(await texts(''), ['Beta', 'Alpha', 'Gamma']);
    assert.deepEqual(await texts('?sortBy=text'), ['Alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await texts('?sortBy=text&lang=mk'), ['Alpha', 'Beta', 'Gamma']);
    assert.deepEqual(await texts('?sortBy=updatedAt&sortOrder=desc'), ['Gamma', 'Alpha', 'Beta']);
    assert.deepEqual(await texts('?search=dzem'), ['Beta']);
    assert.equal((await app().send('GET /history?sortOrder=up')).status, 400);
  });

  test('[A-04] entries keep positions 1 to n through reorders and deletions', async () => {
    await empty();
    const ids: string[] = [];
    for (const name of 'abcd') ids.push((await create({ en: `<p>${name}</p>` }))._id);
    const order = async () => (await list()).map(({ text, position }) => `${text.en[3]}${position}`).join(' ');
    const reorder = (json: unknown) => app().send('PATCH /history/reorder', { token, json });
    await reorder(ids.map((_id, index) => ({ _id, position: 4 - index })));
    assert.equal(await order(), 'd1 c2 b3 a4');
    assert.deepEqual((await app().send(`DELETE /history/${ids[2]}`, { token })).body, { done: true });
    assert.equal(await order(), 'd1 b2 a3');
    const { status, body } = await reorder([{ _id: ids[2], position: 1 }]);
    assert.deepEqual([status, body.message], [422, 'The row is no longer in this list: it may have been deleted.']);
    assert.equal((await app().send(`DELETE /history/${ids[2]}`, { token })).status, 404);
    assert.equal((await edit(ids[2] ?? '', { en: 'x' })).status, 404);
  });

  test('[S-04] the list is public, everything else needs a session', async () => {
    const { _id } = await create();
    assert.equal((await app().send('GET /history')).status, 200);
    for (const call of [
      'POST /history',
      'PATCH /history/reorder',
      `PUT /history/${_id}`,
      `DELETE /history/${_id}`,
    ] as const)
      assert.equal((await app().send(call)).status, 401, call);
  });
});
