/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedText } from './compressed-text.ts';

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [null, (bytes: Buffer) => bytes],
] as const)('[F-01] a text comes as %s, however often it is asked for', async (encoding, unpack) => {
  for (const text of ['', 'а', 'Лек и нега. '.repeat(20_000)]) {
    const compressed = new CompressedText(text);
    for (let time = 0; time < 3; time++) expect(unpack(await compressed.as(encoding)).toString() === text).toBe(true);
  }
});

test('[F-01] what is asked for again is compressed better, and is the same text', async () => {
  const text = Array.from({ length: 5_000 }, (_, place) => `${(place * 7919) % 1009} лек `).join('');
  const compressed = new CompressedText(text);
  const first = await compressed.as('br');
  let again = first;
  while (again.length >= first.length) {
    again = await compressed.as('br');
    await setImmediate();
  }
  expect(brotliDecompressSync(again).toString() === text).toBe(true);
});
