import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { largestUploadBytes } from '@varda/contract/bounds';
import sharp from 'sharp';
import { forgetHistory } from '../test/forget-history.ts';
import { dosageForm, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { isPictureKey } from './pictures.store.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const upload = async (image: Buffer | Buffer[]) =>
    app().send('POST /products', { token, form: productForm({ image }) });
  const storedFolders = async () =>
    (await readdir(path.join(app().environment.DATA_DIR, 'pictures'))).filter(isPictureKey);
  const storedRows = async () => (await app().db.selectFrom('pictures').select('key').execute()).map((row) => row.key);

  test('[S-06] a picture is served as AVIF and WebP at its own width and narrower ones, for ever', async () => {
    const { body } = await upload(await picture(1200, 900));
    assert.deepEqual(body.picture.widths, [320, 640, 1200]);
    assert.deepEqual([body.picture.width, body.picture.height], [1200, 900]);
    assert.match(body.picture.placeholder, /^data:image\/webp;base64,/);
    for (const width of body.picture.widths)
      for (const format of ['avif', 'webp']) {
        const { status, headers, bytes } = await app().send(`GET /pictures/${body.picture.key}/${width}.${format}`);
        assert.equal(status, 200);
        assert.equal(headers['content-type'], `image/${format}`);
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.equal(headers['x-content-type-options'], 'nosniff');
        const shown = await sharp(bytes).metadata();
        assert.deepEqual([shown.width, shown.height], [width, Math.round((width * 3) / 4)]);
      }
  });

  test('[S-06] what is not there is not served', async () => {
    const { body } = await upload(await picture(333, 100));
    const { key } = body.picture;
    const addresses = [
      `${key}/640.webp`,
      `${key}/320.png`,
      `${key}/..%2f..%2fadmin-credentials.json`,
      `${'0'.repeat(32)}/320.webp`,
    ];
    for (const address of [...addresses, `..%2f${key}/320.webp`, `${key}/0320.webp`])
      assert.equal((await app().send(`GET /pictures/${address}`)).status, 404, address);
  });

  test('[S-06] a narrow picture keeps its own width', async () => {
    const { body } = await upload(await picture(90, 60, '#dd8b1f'));
    assert.deepEqual(body.picture.widths, [90]);
    assert.equal(body.image, `/api/pictures/${body.picture.key}/90.webp`);
  });

  test('[S-06] a phone picture is turned upright and loses its metadata', async () => {
    const upright = await sharp(await picture(600, 400))
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret place' } } })
      .jpeg()
      .toBuffer();
    assert.ok(upright.includes('secret place'));
    const { body } = await upload(upright);
    assert.deepEqual([body.picture.width, body.picture.height], [400, 600]);
    const { bytes } = await app().send(`GET ${body.image.slice(4)}`);
    const { width, height, orientation, exif } = await sharp(bytes).metadata();
    assert.deepEqual([width, height, orientation, exif], [400, 600, undefined, undefined]);
  });

  test('[S-06] CMYK, 16 bits, transparency, grey and animation are taken', async () => {
    const plain = await picture(350, 200);
    const frames = await sharp([plain, await picture(350, 200, '#dd8b1f')], { join: { animated: true } })
      .gif()
      .toBuffer();
    const kinds = {
      cmyk: await sharp(plain).toColourspace('cmyk').jpeg().toBuffer(),
      deep: await sharp(plain).toColourspace('rgb16').png().toBuffer(),
      grey: await sharp(plain).greyscale().png().toBuffer(),
      clear: await sharp({
        create: { width: 350, height: 200, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.3 } },
      })
        .webp()
        .toBuffer(),
      avif: await sharp(plain).avif({ effort: 0 }).toBuffer(),
      frames,
    };
    for (const [kind, image] of Object.entries(kinds)) {
      const { status, body } = await upload(image);
      assert.equal(status, 201, `${kind}: ${JSON.stringify(body)}`);
      assert.deepEqual([body.picture.width, body.picture.height], [350, 200], kind);
      const { bytes } = await app().send(`GET /pictures/${body.picture.key}/350.webp`);
      const shown = await sharp(bytes).metadata();
      assert.equal(shown.space, 'srgb', kind);
      assert.equal(shown.hasAlpha, kind === 'clear', kind);
      assert.equal(shown.pages ?? 1, 1, kind);
    }
  });

  test('[S-06] what is not a picture is refused by name, and nothing is stored', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const png = await picture(500, 500);
    const noise = await sharp({
      create: { width: 500, height: 500, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as never,
    })
      .jpeg()
      .toBuffer();
    const before = [await storedFolders(), await storedRows()];
    const refused: [title: string, image: Buffer, status: number][] = [
      ['text', Buffer.from('not a picture'), 415],
      ['HTML', Buffer.from('<html><script>alert(1)</script></html>'), 415],
      ['SVG', Buffer.from(svg), 415],
      ['SVG with a picture in front', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(svg)]), 415],
      ['PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'), 415],
      ['TIFF', await sharp(png).tiff().toBuffer(), 415],
      ['an empty file', Buffer.alloc(0), 415],
      ['a truncated file', noise.subarray(0, noise.length / 2), 422],
      ['a header alone', png.subarray(0, 40), 415],
      [
        'a bomb',
        await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
        413,
      ],
      ['a ribbon', await picture(20, 17_000), 422],
      ['more than 15 MB', Buffer.concat([png, Buffer.alloc(largestUploadBytes - png.length + 1)]), 413],
    ];
    for (const [title, image, status] of refused) {
      const answer = await upload(image);
      assert.equal(answer.status, status, `${title}: ${JSON.stringify(answer.body)}`);
      assert.deepEqual(Object.keys(answer.body.fields), ['image'], title);
    }
    assert.equal((await upload([png, png])).status, 422);
    const elsewhere = await app().send('POST /products', { token, form: productForm({ brochure: png }) });
    assert.deepEqual([elsewhere.status, Object.keys(elsewhere.body.fields)], [422, ['brochure']]);
    assert.deepEqual([await storedFolders(), await storedRows()], before);
  });

  test('[S-06] a refused form stores nothing of its picture', async () => {
    const before = [await storedFolders(), await storedRows()];
    const image = await picture(321, 321);
    for (const fields of [
      { name: {} },
      { categoryName: 'Nowhere' },
      { description: { en: '<script></script>', mk: 'x' } },
    ])
      assert.equal(
        (await app().send('POST /products', { token, form: productForm({ image, ...fields }) })).status,
        422,
      );
    assert.equal((await app().send('PUT /products/none', { token, form: { image } })).status, 404);
    assert.deepEqual([await storedFolders(), await storedRows()], before);
  });

  test('[S-06] an unused picture is removed, one that is still used elsewhere is not', async () => {
    const image = await picture(330, 330, '#123456');
    const [first, second] = [(await upload(image)).body, (await upload(image)).body];
    const { body: entry } = await app().send('POST /dosage', { token, form: dosageForm({ image }) });
    assert.equal(first.picture.key, second.picture.key);
    assert.equal(entry.picture.key, first.picture.key);
    const isServed = async () => (await app().send(`GET /pictures/${first.picture.key}/330.avif`)).status === 200;

    await app().send(`DELETE /products/${first._id}`, { token });
    assert.ok(await isServed());
    const removed = await app().send(`PUT /products/${second._id}`, { token, form: { removeImage: 'true' } });
    assert.deepEqual([removed.body.image, removed.body.picture], [null, null]);
    assert.ok(await isServed());
    const other = await app().send(`PUT /dosage/${entry._id}`, { token, form: { image: await picture(340, 340) } });
    assert.notEqual(other.body.picture.key, first.picture.key);
    assert.ok(await isServed());
    await forgetHistory(app());
    assert.ok(!(await isServed()));
    assert.ok(!(await storedRows()).includes(first.picture.key));
    assert.ok(!(await storedFolders()).includes(first.picture.key));
  });

  test('[S-06] uploads and deletions of the same picture at once never leave a row without its files', async () => {
    const image = await picture(325, 325, '#654321');
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { status, body } = await upload(image);
        assert.equal(status, 201);
        if (Math.random() < 0.7) await app().send(`DELETE /products/${body._id}`, { token });
      }),
    );
    assert.deepEqual((await storedFolders()).toSorted(), (await storedRows()).toSorted());
    assert.deepEqual(await app().db.selectFrom('picture_claims').selectAll().execute(), []);
  });

  test('[S-06] what a process left behind that ended half way is tidied up', async () => {
    const { store } = app().services.pictures;
    const old = '2020-01-01T00:00:00.000Z';
    const key = 'f'.repeat(32);
    await store.put(key, [{ name: '320.webp', bytes: Buffer.from('x') }]);
    await app()
      .db.insertInto('pictures')
      .values({ key, width: 1, height: 1, widths: '[1]', placeholder: '', created_at: old })
      .execute();
    await app().db.insertInto('picture_claims').values({ id: 'claim', picture: key, expires_at: old }).execute();
    await app().services.pictures.tidy();
    assert.ok(!(await storedRows()).includes(key));
    assert.ok(!(await storedFolders()).includes(key));
  });
});
