import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Collection, Revisions } from '../content/content-revision.ts';
import { ResponseCache } from './response-cache.ts';

const revisions = (changed: Partial<Revisions> = {}) =>
  ({
    ...{ content: 1, products: 0, dosage: 0, about: 0, history: 0, 'contact-info': 0, careers: 0, 'legal-pages': 0 },
    'site-content': 0,
    ...changed,
  }) satisfies Revisions;
const visitor = { accepted: undefined, current: false };
const staff = { accepted: undefined, current: true };
const asked = (of: Collection, url = `/${of}`) => ({ url, route: `/${of}`, collections: [of] });
const long = 60_000;

/** A cache with a call that is answered when `finish` is called, or at once. */
function products(mostStaleMs: number) {
  let present: Partial<Revisions> = {};
  let made = 0;
  let waiting: PromiseWithResolvers<void> | undefined;
  const cache = new ResponseCache(async () => revisions(present), { mostStaleMs });
  const make = async () => {
    made += 1;
    const number = made;
    await waiting?.promise;
    return Buffer.from(`answer ${number}`);
  };
  return {
    cache,
    ask: async (wanted = visitor) => String((await cache.answer(asked('products'), make, wanted)).bytes),
    cached: async (wanted = visitor) => (await cache.cached('/products', wanted))?.bytes.toString(),
    change: (changed: Partial<Revisions>) => {
      present = changed;
    },
    hold: () => {
      waiting = Promise.withResolvers();
    },
    finish: () => waiting?.resolve(),
    made: () => made,
  };
}

test('[K-04] a save of one part leaves the answers that are made of others', async () => {
  const { ask, cached, change, made } = products(long);
  await ask();
  change({ careers: 1, dosage: 7 });
  assert.equal(await cached(staff), 'answer 1');
  assert.equal(await ask(staff), 'answer 1');
  assert.equal(made(), 1);
  change({ careers: 1, dosage: 7, content: 2 });
  assert.equal(await ask(staff), 'answer 2');
});

test('[K-04] after a save the answer before it is sent while the next one is made, once for all; who saved waits for it', async () => {
  const { ask, cached, change, hold, finish, made } = products(long);
  await ask();
  change({ products: 1 });
  hold();
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), Array(3).fill('answer 1'));
  assert.equal(await cached(), 'answer 1');
  assert.equal(await cached(staff), undefined);
  const own = ask(staff);
  assert.equal(await ask(), 'answer 1');
  finish();
  assert.equal(await own, 'answer 2');
  while ((await cached()) !== 'answer 2') await new Promise(setImmediate);
  assert.equal(await cached(staff), 'answer 2');
  assert.equal(made(), 2);
});

test('[K-04] who saved again while an answer is made gets one of the second save; visitors join what is being made', async () => {
  const { ask, change, hold, finish, made } = products(long);
  await ask();
  hold();
  change({ products: 1 });
  const first = ask(staff);
  while (made() < 2) await new Promise(setImmediate);
  change({ products: 2 });
  const second = ask(staff);
  while (made() < 3) await new Promise(setImmediate);
  assert.equal(await ask(), 'answer 1');
  finish();
  assert.deepEqual(await Promise.all([first, second]), ['answer 2', 'answer 3']);
  assert.equal(await ask(staff), 'answer 3');
  assert.equal(made(), 3);
});

test('[K-04] an answer that was last right longer ago than it may be is not sent any more', async () => {
  const { ask, cached, change } = products(0);
  await ask();
  change({ products: 1 });
  assert.equal(await cached(), undefined);
  assert.equal(await ask(), 'answer 2');
});

test("[K-04] what cannot be made any more is dropped, and is nobody else's failure", async () => {
  const { cache, ask, change } = products(long);
  await ask();
  change({ products: 1 });
  const gone = async () => Promise.reject(new Error('gone'));
  const sent = await cache.answer(asked('products'), gone, visitor);
  assert.equal(String(sent.bytes), 'answer 1');
  while (cache.has('/products')) await new Promise(setImmediate);
  await assert.rejects(cache.answer(asked('products'), gone, visitor), /gone/);
});

test('[K-02] while the database does not answer, what is cached is sent on', async () => {
  let isSilent = false;
  const silent = new Promise<never>(() => {});
  const cache = new ResponseCache(() => (isSilent ? silent : Promise.resolve(revisions())), { timeoutMs: 20 });
  await cache.answer(asked('products'), async () => Buffer.from('answer'), visitor);
  isSilent = true;
  for (const wanted of [visitor, staff])
    assert.equal(String((await cache.cached('/products', wanted))?.bytes), 'answer');
});

test('[S-04] answers that nobody has asked for lately make room, however small they are', async () => {
  for (const text of ['[]', 'x'.repeat(5_000)]) {
    const cache = new ResponseCache(async () => revisions(), { bytes: 100_000 });
    const answers = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1)
        await cache.answer(asked('dosage', `/dosage?search=${number}`), async () => Buffer.from(text), visitor);
    };
    await answers(0, 10);
    await answers(0, 1);
    await answers(10, 200);
    const cached = Array.from({ length: 200 }, (_, number) => cache.has(`/dosage?search=${number}`));
    assert.equal(cached.at(-1), true);
    assert.ok(cached.filter(Boolean).length < 50, `${cached.filter(Boolean).length} are cached`);
    assert.deepEqual(cached.slice(0, 100).filter(Boolean), []);
  }
});
