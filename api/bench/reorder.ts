import { median } from '../../scripts/bench/median.ts';
import type { Engine } from '../test/test-app.ts';
import { onEngines } from './bench-site.ts';
import { fillUpTo, longSubcategory } from './many-products.ts';

const rowsMoved = 1_000;
const rounds = 9;

/** Time of one call that gives every row of a list of 1,000 another place, over the wire. */
export function benchReorder(engines: readonly Engine[]): Promise<string> {
  return onEngines(
    engines,
    [`reorder of ${rowsMoved.toLocaleString('en')} rows`, 'median ms', 'slowest ms'],
    async (site, rows) => {
      await fillUpTo(site.db, 2 * rowsMoved);
      const products = await site.db
        .selectFrom('products')
        .innerJoin('shelves', 'shelves.id', 'products.shelf_id')
        .select('products.id')
        .where('shelves.path', '=', longSubcategory)
        .orderBy('products.position')
        .limit(rowsMoved)
        .execute();
      let ids = products.map(({ id }) => id);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ids = ids.toReversed();
        const begun = performance.now();
        const answer = await fetch(`${site.api.address}/products/reorder`, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(ids.map((_id, index) => ({ _id, position: index + 1 }))),
        });
        if (!answer.ok) throw new Error(`The reorder was answered with ${answer.status}: ${await answer.text()}`);
        times.push(performance.now() - begun);
      }
      rows.push([site.engine, median(times).toFixed(1), Math.max(...times).toFixed(1)]);
    },
  );
}
