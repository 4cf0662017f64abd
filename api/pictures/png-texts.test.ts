import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodePicture } from './picture-encoder.ts';
import { withoutPngTexts } from './png-texts.ts';

let png: Buffer;
before(async () => {
  const create = { width: 6, height: 4, channels: 3, background: 'red' } as const;
  png = await sharp({ create }).png().toBuffer();
});
/** Where its first chunk ends. */
const head = 33;

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}

function withChunks(...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, head), ...chunks, png.subarray(head)]);
}

test('[S-06] the texts of a PNG are left out, all else stays', async () => {
  const packed = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000))]));
  const measure = chunk('pHYs', Buffer.alloc(9, 1));
  const file = withChunks(packed, measure, chunk('tEXt', Buffer.from('a\0b')), chunk('iTXt', Buffer.from('a')));
  assert.deepEqual(withoutPngTexts(file), withChunks(measure));
  const { width, height } = await encodePicture(file);
  assert.deepEqual([width, height], [6, 4]);
});

test('[S-06] what is no PNG, or not a whole one, stays as it is', async () => {
  const jpeg = await sharp(png).jpeg().toBuffer();
  for (const file of [jpeg, png, Buffer.alloc(0), png.subarray(0, 8), png.subarray(0, head + 5)])
    assert.deepEqual(withoutPngTexts(file), file);
  assert.deepEqual(withoutPngTexts(png.subarray(0, -20)), png.subarray(0, -20));
});
