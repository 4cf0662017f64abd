import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines } from './bench-site.ts';
import { loadOn, sizeOf } from './load.ts';
import { fillUpTo, longSubcategory } from './many-products.ts';

const calls = {
  'GET /products/all': '/products/all',
  'GET /parent?limit=20 (the menu)': '/parent?limit=20',
  'GET /products/{subcategory}': `/products/${encodeURIComponent(longSubcategory)}`,
  'GET /dosage': '/dosage',
};
const sizes = [3_000, 30_000];
const seconds = 6;

/** The p99 of cached public answers while nothing is saved, and while a product is saved every second, over the wire. */
export function benchSaves(engines: readonly Engine[]): Promise<string> {
  return onEngines(
    engines,
    ['', 'kB br', 'idle p99 ms', 'p99 ms with saves', 'ratio', 'requests/s', 'with saves'],
    async (site, rows) => {
      for (const size of sizes) {
        await fillUpTo(site.db, size);
        for (const [name, path] of Object.entries(calls)) {
          const url = site.api.address + path;
          const kilobytes = (await sizeOf(url)) / 1000;
          await loadOn(url, 1);
          const idle = await loadOn(url, seconds);
          const saved = await whileSaving(site, () => loadOn(url, seconds));
          rows.push([
            `${site.engine}, ${size.toLocaleString('en')}: ${name}`,
            kilobytes.toFixed(1),
            ...[idle.p99, saved.p99].map((ms) => ms.toFixed(0)),
            (saved.p99 / idle.p99).toFixed(1),
            ...[idle, saved].map(({ perSecond }) => perSecond.toFixed(0)),
          ]);
        }
      }
    },
  );
}

/** Saves a product once a second meanwhile, as the back office does. */
async function whileSaving<T>({ db, api, token }: BenchSite, measured: () => Promise<T>): Promise<T> {
  const { id } = await db.selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${token}` };
  const ended = new AbortController();
  const saving = (async () => {
    for (let save = 0; !ended.signal.aborted; save += 1) {
      const body = new FormData();
      body.set('name', JSON.stringify({ en: `Saved ${save}` }));
      const answer = await fetch(`${api.address}/products/${id}`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`A save is answered with ${answer.status}: ${await answer.text()}`);
      await setTimeout(1_000, null, { signal: ended.signal }).catch(() => null);
    }
  })();
  try {
    return await measured();
  } finally {
    ended.abort();
    await saving;
  }
}
