import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResponseCache } from './response-cache.ts';

const answers = async (cache: ResponseCache, from: number, to: number, text: string) => {
  for (let number = from; number < to; number += 1)
    await cache.answer({ url: `/dosage?search=${number}`, route: '/dosage' }, async () => text, undefined);
};

test('[S-04] answers that nobody has asked for lately make room, however small they are', async () => {
  for (const text of ['[]', 'x'.repeat(5_000)]) {
    const cache = new ResponseCache(async () => 1, 100_000);
    await answers(cache, 0, 10, text);
    await answers(cache, 0, 1, text);
    await answers(cache, 10, 200, text);
    const kept = Array.from({ length: 200 }, (_, number) => cache.has(`/dosage?search=${number}`));
    assert.equal(kept.at(-1), true);
    assert.ok(kept.filter(Boolean).length < 50, `${kept.filter(Boolean).length} are kept`);
    assert.deepEqual(kept.slice(0, 100).filter(Boolean), []);
  }
});
