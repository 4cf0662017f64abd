import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Picture } from '@varda/contract/pictures';
import { illustratedSamples, richTextSamples } from '@varda/contract/testing/rich-text.samples';
import { forgetHistory } from '../test/forget-history.ts';
import { aboutForm, picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  let made = 0;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  /** A picture that no other test has, as the editor of a text uploads it. */
  const upload = async (width = 700): Promise<Picture> => {
    made += 1;
    const { status, body } = await app().send('POST /pictures', {
      token,
      form: { image: await picture(width, 300 + made) },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const address = ({ key, widths }: Picture) => `/api/pictures/${key}/${widths[0]}.webp`;
  const isServed = async (image: Picture) =>
    (await app().send(`GET ${address(image).slice(4)}` as 'GET /')).status === 200;
  const image = (shown: Picture, alt = '') => `<p>x</p><img src="${address(shown)}" alt="${alt}">`;
  const create = async (html: string) => {
    const { status, body } = await app().send('POST /about', { token, form: aboutForm({ 'text[en]': html }) });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const edit = (id: string, text: object) => app().send(`PUT /about/${id}`, { token, form: { text } });
  const expireUploads = async () => {
    const expires_at = new Date(Date.now() - 1).toISOString();
    await app().db.updateTable('picture_claims').set({ expires_at }).execute();
    await app().services.pictures.tidy();
  };

  test('[S-06] [A-15] a picture of a text is uploaded first, and comes in all its widths with its measures', async () => {
    const shown = await upload();
    assert.deepEqual([shown.width, shown.widths], [700, [320, 700]]);
    const { text } = await create(image(shown, ' The &quot;yard&quot; '));
    const url = (width: number) => `/api/pictures/${shown.key}/${width}.webp`;
    assert.equal(
      text.en,
      `<p>x</p><img src="${url(700)}" srcset="${url(320)} 320w, ${url(700)} 700w" sizes="auto, 100vw" alt="The &quot;yard&quot;" width="700" height="${shown.height}" loading="lazy" />`,
    );
  });

  test('[S-06] [A-15] what the editor writes stays', async () => {
    const { _id } = await create('<p>a</p>');
    for (const { title, html } of [...richTextSamples, ...illustratedSamples]) {
      const { status, body } = await edit(_id, { en: html });
      assert.equal(status, 200, `${title}: ${JSON.stringify(body)}`);
      assert.equal(body.text.en.replaceAll(' />', '>').replace(' controls ', ' controls="" '), html, title);
    }
  });

  test('[A-13] what has been cleaned stays as it is when it is sent again', async () => {
    const shown = await upload();
    const { _id, text } = await create(`${image(shown, 'A &amp; B')}<p style="text-align: justify">y</p>`);
    const { body } = await edit(_id, { en: text.en });
    assert.equal(body.text.en, text.en);
    assert.match(text.en, /alt="A &amp; B"/);
  });

  test('[S-06] pictures of other sites are taken out of a text', async () => {
    const shown = await upload();
    const { text } = await create(
      [
        '<p>a</p><img src="https://elsewhere.example/a.png"><img src="data:image/png;base64,AAAA"><img>',
        `<img src="/api/pictures/${shown.key}/../../users">`,
        `<img src="https://elsewhere.example${address(shown)}" srcset="https://elsewhere.example/x.png 1x" onerror="x()" style="position:fixed">`,
      ].join(''),
    );
    assert.equal(text.en.match(/<img /g)?.length, 1);
    assert.match(text.en, new RegExp(`^<p>a</p><img src="/api/pictures/${shown.key}/700.webp" srcset="/api`));
    assert.doesNotMatch(text.en, /elsewhere|onerror|style/);
  });

  test('[S-06] [A-15] a text with a picture of ours that is gone is refused, with the text named, and stays as it was', async () => {
    const gone = await upload();
    const { _id, text } = await create('<p>a</p>');
    await expireUploads();
    const refused = await edit(_id, { en: '<p>b</p>', mk: image(gone, 'The yard') });
    const says = 'An image in the text is no longer there. Insert it again.';
    assert.deepEqual([refused.status, refused.body.error, refused.body.fields], [409, says, { 'text.mk': says }]);
    const entries = (await app().send('GET /about')).body.aboutUsEntries;
    assert.equal(entries.find((entry: { _id: string }) => entry._id === _id)?.text.en, text.en);
    const history = await app().send('POST /history', { token, json: { text: { en: image(gone) } } });
    assert.deepEqual([history.status, history.body.fields], [409, { 'text.en': says }]);
  });

  test('[S-06] [A-15] an upload waits for a text that is saved after a weekend', async () => {
    const { key } = await upload();
    const { expires_at } = await app()
      .db.selectFrom('picture_claims')
      .select('expires_at')
      .where('picture', '=', key)
      .executeTakeFirstOrThrow();
    assert.ok(Date.parse(expires_at) > Date.now() + 3 * 24 * 60 * 60_000, expires_at);
  });

  test('[S-06] an uploaded picture that no text shows is removed after a time, one that is shown never', async () => {
    const [shown, forgotten] = [await upload(), await upload()];
    const { _id } = await create(image(shown));
    await app().services.pictures.tidy();
    assert.deepEqual([await isServed(shown), await isServed(forgotten)], [true, true]);
    await expireUploads();
    assert.deepEqual([await isServed(shown), await isServed(forgotten)], [true, false]);
    await app().send(`DELETE /about/${_id}`, { token });
    assert.equal(await isServed(shown), true);
    await forgetHistory(app());
    assert.equal(await isServed(shown), false);
  });

  test('[S-06] [K-22] a picture goes with the last text that shows it, now or in a version that is kept, in whichever language and kind of entry', async () => {
    const shown = await upload();
    const { _id } = await create(image(shown));
    await edit(_id, { mk: image(shown) });
    const history = await app().send('POST /history', { token, json: { text: { mk: image(shown) } } });
    assert.equal(history.status, 201);
    await expireUploads();
    await edit(_id, { en: '<p>x</p>' });
    assert.equal(await isServed(shown), true);
    await app().send(`DELETE /about/${_id}`, { token });
    assert.equal(await isServed(shown), true);
    await app().send(`PUT /history/${history.body._id}`, { token, json: { text: { mk: '<p>x</p>' } } });
    assert.equal(await isServed(shown), true);
    await forgetHistory(app());
    assert.equal(await isServed(shown), false);
  });

  test('[V-06] a history entry may be a picture alone', async () => {
    const shown = await upload();
    const { status, body } = await app().send('POST /history', {
      token,
      json: { text: { en: `<img src="${address(shown)}">` } },
    });
    assert.equal(status, 201);
    assert.match(body.text.en, /^<img src="\/api\/pictures\//);
    const removed = await app().send(`PUT /history/${body._id}`, {
      token,
      json: { text: { en: '<img src="https://elsewhere.example/a.png">' } },
    });
    assert.deepEqual([removed.status, removed.body.fields], [422, { 'text.en': 'Text is required.' }]);
  });

  test('[S-06] what is no picture is refused, and the upload is for staff', async () => {
    const form = { image: Buffer.from('<html>') };
    const refused = await app().send('POST /pictures', { token, form });
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [415, ['image']]);
    const none = await app().send('POST /pictures', { token, form: {} });
    assert.deepEqual([none.status, none.body.fields], [422, { image: 'Required field' }]);
    assert.equal((await app().send('POST /pictures', { form })).status, 401);
  });

  test('[S-06] nothing that stands inside an iframe reaches a page', async () => {
    const shown = await upload();
    const player = '<iframe src="https://www.youtube.com/embed/abcdefghijk">';
    for (const inside of [
      `<img src="${address(shown)}"><p>in</p>`,
      `<img src="${address(shown)}" alt="</iframe><img src=x onerror=alert(1)>">`,
      '<script>alert(1)</script><!--</iframe>--><svg onload=alert(1)>',
    ]) {
      const json = { text: { en: `${player}${inside}</iframe><p>after</p>` } };
      const { body } = await app().send('POST /history', { token, json });
      assert.match(body.text.en, /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/[^<>]+><\/iframe>/, inside);
      assert.match(body.text.en, /<p>after<\/p>$/, inside);
      assert.doesNotMatch(body.text.en, /<(img|script|svg)|on(error|load)=/, inside);
    }
  });
});
