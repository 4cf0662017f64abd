/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { OpenEnded } from './compressed-text.ts';

const starts = { empty: '', short: 'а', long: 'Лек и нега. '.repeat(20_000) };
const ends = { 'one byte': '>', nonce: '<script nonce="bm9uY2U="></script></body></html>', large: 'ж'.repeat(30_000) };

describe.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [null, (bytes: Buffer) => bytes],
] as const)('[F-01] as %s', (encoding, unpack) => {
  test.each(Object.keys(starts))('a text gets an end of its own each time it is sent: %s', async (length) => {
    const start = starts[length as keyof typeof starts];
    const text = new OpenEnded(start);
    for (const end of Object.values(ends)) {
      expect(unpack(Buffer.concat(await text.with(end, encoding))).toString() === start + end).toBe(true);
    }
  });
});

test('[F-01] what is asked for again is compressed better, and is the same text', async () => {
  const start = Array.from({ length: 5_000 }, (_, place) => `${(place * 7919) % 1009} лек `).join('');
  const text = new OpenEnded(start);
  const [first] = await text.with('>', 'br');
  let again = first;
  while (again.length >= first.length) {
    [again] = await text.with('>', 'br');
    await setImmediate();
  }
  expect(brotliDecompressSync(Buffer.concat(await text.with('>', 'br'))).toString() === `${start}>`).toBe(true);
});
