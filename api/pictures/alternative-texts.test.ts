import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { aboutForm, dosageForm, picture, productForm } from '../test/samples.ts';
import { onSqlite } from '../test/test-app.ts';

const alt = { en: 'A brown bottle', mk: 'Кафеаво шише' };

const single = [
  { path: '/products', form: productForm },
  { path: '/dosage', form: dosageForm },
  {
    path: '/contact-info',
    form: (fields: object) => ({
      name: { en: 'Office', mk: 'Канцеларија' },
      description: { en: '<p>x</p>', mk: '<p>х</p>' },
      ...fields,
    }),
  },
];

onSqlite((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  for (const { path, form } of single) {
    test(`[A-14] ${path}: a picture is described in each language, and goes with its description`, async () => {
      const image = await picture(300, 200);
      const { status, body } = await app().send(`POST ${path}`, { token, form: form({ image, imageAlt: alt }) });
      assert.equal(status, 201, JSON.stringify(body));
      assert.deepEqual(body.picture.alt, alt);
      const edit = (fields: Record<string, unknown>) => app().send(`PUT ${path}/${body._id}`, { token, form: fields });

      const described = await edit({ imageAlt: { mk: ' Шише ' } });
      assert.deepEqual(described.body.picture.alt, { en: alt.en, mk: 'Шише' });
      const renamed = await edit({ name: { en: 'Another name' } });
      assert.deepEqual(renamed.body.picture.alt, { en: alt.en, mk: 'Шише' });
      const replaced = await edit({ image: await picture(310, 200), imageAlt: { en: '' } });
      assert.deepEqual(replaced.body.picture.alt, { en: '', mk: 'Шише' });
      assert.notEqual(replaced.body.picture.key, body.picture.key);

      const refused = await edit({ imageAlt: { en: 'x'.repeat(301) } });
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['imageAlt.en']]);
      if (path === '/dosage') return;
      assert.equal((await edit({ removeImage: 'true', imageAlt: alt })).body.picture, null);
      const again = await edit({ image: await picture(320, 200) });
      assert.deepEqual(again.body.picture.alt, { en: '', mk: '' });
    });
  }

  for (const { path, form } of single) {
    test(`[S-01] [A-14] ${path}: readers of Macedonian have a picture of their own, where there is one`, async () => {
      const send = (fields: Record<string, unknown>, id?: string) =>
        app().send(`${id ? 'PUT' : 'POST'} ${path}${id ? `/${id}` : ''}`, { token, form: id ? fields : form(fields) });
      const isStored = async (key: string, width: number) =>
        (await app().send(`GET /pictures/${key}/${width}.webp`)).status === 200;
      const [image, imageMk, another] = await Promise.all([200, 210, 220].map((height) => picture(300, height)));

      const { body: entry } = await send({ image, imageMk });
      assert.equal(entry.picture.height, 200);
      assert.deepEqual([entry.picture.mk.height, entry.picture.mk.widths], [210, [300]]);
      assert.ok(await isStored(entry.picture.mk.key, 300));
      const listed = [(await app().send(`GET ${path === '/products' ? '/products/all' : path}`)).body].flat();
      assert.deepEqual(listed.find(({ _id }) => _id === entry._id).picture, entry.picture);

      const renamed = await send({ name: { en: 'Another name' } }, entry._id);
      assert.deepEqual(renamed.body.picture, entry.picture);
      const replaced = (await send({ imageMk: another }, entry._id)).body;
      assert.deepEqual([replaced.picture.height, replaced.picture.mk.height], [200, 220]);
      assert.ok(await isStored(entry.picture.mk.key, 300), 'an earlier version shows it');
      const same = (await send({ imageMk: image }, entry._id)).body;
      assert.equal(same.picture.mk, undefined);
      const broken = await send({ imageMk: Buffer.from('no picture') }, entry._id);
      assert.deepEqual([broken.status, Object.keys(broken.body.fields)], [415, ['imageMk']]);

      await send({ imageMk }, entry._id);
      const without = (await send({ removeImageMk: 'true' }, entry._id)).body;
      assert.deepEqual([without.picture.height, without.picture.mk], [200, undefined]);
      await send({ imageMk }, entry._id);
      if (path !== '/dosage') {
        const alone = (await send({ removeImage: 'true' }, entry._id)).body;
        assert.deepEqual([alone.picture.height, alone.picture.mk], [210, undefined]);
      }
      await app().send(`DELETE ${path}/${entry._id}`, { token });
      assert.ok(await isStored(entry.picture.mk.key, 300), 'what is in the trash can come back whole');
    });
  }

  test('[A-08] [A-14] the pictures of an about entry are put in order and described, stored ones and new ones', async () => {
    const images = await Promise.all([1, 2, 3].map((n) => picture(300, 200 + n)));
    const created = await app().send('POST /about', {
      token,
      form: aboutForm({ images, arrangement: [{ file: 2, alt }, { file: 0 }] }),
    });
    assert.equal(created.status, 201, JSON.stringify(created.body));
    const { _id, pictures } = created.body;
    assert.deepEqual(heights(created.body), [203, 201, 202]);
    assert.deepEqual(pictures[0].alt, alt);
    assert.deepEqual(pictures[1].alt, { en: '', mk: '' });

    const edited = await app().send(`PUT /about/${_id}`, {
      token,
      form: {
        images: await picture(300, 204),
        removeImages: JSON.stringify([pictures[1].key]),
        arrangement: [
          { key: pictures[2].key, alt: { en: 'Yard' } },
          { file: 0, alt: { mk: 'Двор' } },
          // As it is served, and as it was.
          { key: created.body.images[0] },
          // Gone meanwhile: nothing to put in order.
          { key: pictures[1].key, alt },
          { key: 'nothing', alt },
        ],
      },
    });
    assert.deepEqual(heights(edited.body), [202, 204, 203]);
    assert.deepEqual(
      edited.body.pictures.map((shown: { alt: object }) => shown.alt),
      [{ en: 'Yard', mk: '' }, { en: '', mk: 'Двор' }, alt],
    );

    const listed = await app().send('GET /about');
    const entry = listed.body.aboutUsEntries.find((other: { _id: string }) => other._id === _id);
    assert.deepEqual(entry.pictures, edited.body.pictures);
  });

  test('[A-14] [S-02] a picture that is named in no way, or in two, is refused by its place', async () => {
    for (const wrong of [{}, { file: 3 }, { file: 0, key: '0'.repeat(32) }]) {
      const form = aboutForm({ images: await picture(300, 210), arrangement: [{ file: 0 }, wrong] });
      const { status, body } = await app().send('POST /about', { token, form });
      assert.deepEqual([status, Object.keys(body.fields)], [422, ['arrangement.1']], JSON.stringify(wrong));
    }
  });
});

function heights({ pictures }: { pictures: { height: number }[] }): number[] {
  return pictures.map(({ height }) => height);
}
