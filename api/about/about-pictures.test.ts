import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type About, mostAboutPictures } from '@varda/contract/about';
import { forgetHistory } from '../test/forget-history.ts';
import { aboutForm, picture } from '../test/samples.ts';
import { onSqlite } from '../test/test-app.ts';

onSqlite((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const create = async (images: Buffer[]): Promise<About> => {
    const { status, body } = await app().send('POST /about', { token, form: aboutForm({ images }) });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const edit = (id: string, form: Record<string, unknown>) => app().send(`PUT /about/${id}`, { token, form });
  const served = async (url: string) => (await app().send(`GET ${url.slice(4)}` as 'GET /')).status;
  const listOf = (...urls: (string | undefined)[]) => JSON.stringify(urls);
  let made = 0;
  /** A picture that no other test has. */
  const fresh = () => {
    made += 1;
    return picture(330, 200 + made);
  };

  test('[A-08] [P-05] an entry shows several pictures, as URLs and in detail, in the order of the form', async () => {
    const { images, pictures, _id } = await create([
      await picture(700, 500),
      await picture(350, 300),
      await picture(40, 30),
    ]);
    assert.deepEqual(
      pictures.map(({ width }) => width),
      [700, 350, 40],
    );
    assert.deepEqual(
      images,
      pictures.map(({ key, widths }) => `/api/pictures/${key}/${widths.at(-1)}.webp`),
    );
    for (const url of images) assert.equal(await served(url), 200);
    const { aboutUsEntries } = (await app().send('GET /about')).body;
    assert.deepEqual(aboutUsEntries.find((entry: About) => entry._id === _id).images, images);
  });

  test('[A-08] an edit adds pictures behind the others and removes those that it lists by URL or key', async () => {
    const entry = await create([await fresh(), await fresh(), await fresh()]);
    const [first = '', second = '', third = ''] = entry.images;
    const added = await edit(entry._id, { images: await fresh(), removeImages: listOf(first) });
    assert.equal(added.status, 200);
    assert.deepEqual(added.body.images.slice(0, 2), [second, third]);
    assert.equal(added.body.images.length, 3);
    assert.equal(await served(first), 200);
    await forgetHistory(app());
    assert.equal(await served(first), 404);
    const removed = await edit(entry._id, {
      removeImages: listOf(`https://varda-pharm.example${second}`, entry.pictures[2]?.key),
    });
    assert.deepEqual(removed.body.images, added.body.images.slice(2));
    assert.deepEqual(removed.body.text, entry.text);
    const again = await edit(entry._id, { removeImages: listOf(first) });
    assert.deepEqual([again.status, again.body.images], [200, removed.body.images]);
  });

  test('[A-08] what names no picture of ours is refused', async () => {
    const { _id, images } = await create([await fresh()]);
    for (const removeImages of ['no JSON', '{}', '[1]', listOf(images[0], 'https://elsewhere.example/x.png')])
      assert.equal((await edit(_id, { removeImages })).status, 422, removeImages);
    assert.equal(await served(images[0] ?? ''), 200);
  });

  test('[A-08] the same picture twice is one picture', async () => {
    const upload = await fresh();
    const entry = await create([upload, upload]);
    assert.equal(entry.images.length, 1);
    assert.equal((await edit(entry._id, { images: upload })).body.images.length, 1);
  });

  test('[S-06] a picture that another entry shows stays, and goes with the last one', async () => {
    const upload = await fresh();
    const [one, two] = [await create([upload]), await create([upload])];
    await app().send(`DELETE /about/${one._id}`, { token });
    assert.equal(await served(one.images[0] ?? ''), 200);
    await app().send(`DELETE /about/${two._id}`, { token });
    assert.equal(await served(one.images[0] ?? ''), 200);
    await forgetHistory(app());
    assert.equal(await served(one.images[0] ?? ''), 404);
  });

  test('[S-06] one file that is no picture refuses the form, and nothing of it is kept', async () => {
    const before = await app().db.selectFrom('pictures').select('key').execute();
    const images = [await fresh(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')];
    const { status, body } = await app().send('POST /about', { token, form: aboutForm({ images }) });
    assert.equal(status, 415);
    assert.deepEqual(Object.keys(body.fields), ['images']);
    assert.deepEqual(await app().db.selectFrom('pictures').select('key').execute(), before);
  });

  test('[A-08] an entry shows ten pictures at most', async () => {
    const tiny = await Promise.all(Array.from({ length: mostAboutPictures }, (_, index) => picture(8, 8 + index)));
    const entry = await create(tiny);
    assert.equal(entry.images.length, mostAboutPictures);
    const beyond = await edit(entry._id, { images: await fresh() });
    assert.deepEqual([beyond.status, beyond.body.fields], [422, { images: 'There are too many files.' }]);
    const instead = await edit(entry._id, { images: await fresh(), removeImages: listOf(entry.images[0]) });
    assert.equal(instead.body.images.length, mostAboutPictures);
    const tooMany = await app().send('POST /about', { token, form: aboutForm({ images: [...tiny, await fresh()] }) });
    assert.equal(tooMany.status, 422);
  });
});
