import { median } from '../../scripts/bench/median.ts';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines, touchContent } from './bench-site.ts';
import { fillUpTo, longSubcategory, wideCategory } from './many-products.ts';

const subcategory = `/products/${encodeURIComponent(longSubcategory)}`;
const category = `/products/${encodeURIComponent(wideCategory)}`;

/** Queries of half the products in one subcategory, or of half of them on nine; the page is the standard one of five rows. */
const lists: Record<string, (total: number) => string> = {
  'a subcategory, page 1': () => subcategory,
  'a subcategory, last page': (total) => `${subcategory}?page=${Math.ceil(total / 2 / 5)}`,
  'a subcategory, page 1 by name': () => `${subcategory}?sortBy=name&lang=mk`,
  'a subcategory, search with one hit': (total) => `${subcategory}?search=nr${Math.round(total / 3)}`,
  'a subcategory, search with many hits': () => `${subcategory}?search=cream`,
  'nine subcategories, page 1': () => category,
  'nine subcategories, last page': (total) => `${category}?page=${Math.floor(total / 2 / 5)}`,
};
const calls = 15;

/** Median time of the first answer after a change, when nothing is cached, over the wire, at growing numbers of products. */
export function benchLongLists(engines: readonly Engine[], sizes: readonly number[]): Promise<string> {
  return onEngines(
    engines,
    ['ms', ...sizes.map((size) => `${size.toLocaleString('en')} products`)],
    async (site, rows) => {
      const times = new Map(Object.keys(lists).map((name) => [name, [] as string[]]));
      for (const size of sizes) {
        await fillUpTo(site.db, size);
        for (const [name, path] of Object.entries(lists))
          times.get(name)?.push((await timeOf(site, path(size))).toFixed(1));
      }
      for (const [name, columns] of times) rows.push([`${site.engine}: ${name}`, ...columns]);
    },
  );
}

async function timeOf({ api, db }: BenchSite, path: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    await touchContent(db);
    const begun = performance.now();
    const answer = await fetch(api.address + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    times.push(performance.now() - begun);
    // A long list takes seconds a call: fewer calls suffice.
    if (times.reduce((sum, time) => sum + time, 0) > 5_000) break;
  }
  return median(times);
}
