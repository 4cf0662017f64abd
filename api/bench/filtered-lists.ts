import { sql } from 'kysely';
import { median } from '../../scripts/bench/median.ts';
import type { Db } from '../database/open-database.ts';
import { refilterProducts } from '../products/filtered-columns.ts';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines, touchContent } from './bench-site.ts';
import { fillUpTo, longSubcategory } from './many-products.ts';

const rowsOfList = 10_000;
const people = 4;
const calls = 31;

/** A list of 10,000 rows, each by one of four people, every third without a Macedonian dosage: as it is, and by three filters at once. */
const days = 'updatedFrom=2026-01-01&updatedTo=2026-06-30';
const filtered = `translation=missing-mk&updatedBy=person-1&${days}`;
const lists: Record<string, string> = {
  'no filter': '',
  'no filter, by name': '?sortBy=name&lang=mk',
  'three filters': `?${filtered}`,
  'three filters, by name': `?${filtered}&sortBy=name&lang=mk`,
  'three filters that leave out little': '?createdFrom=2020-01-01&updatedFrom=2020-01-01&updatedTo=2030-01-01',
};

/** Median time of a page of five rows for staff, over the wire, when nothing is cached. */
export function benchFilteredLists(engines: readonly Engine[]): Promise<string> {
  return onEngines(engines, ['', 'ms'], async (site, rows) => {
    await fillUpTo(site.db, 2 * rowsOfList);
    await spread(site.db);
    const measure = async (state: string) => {
      for (const [name, query] of Object.entries(lists))
        rows.push([`${state}: ${name}`, (await timeOf(site, query)).toFixed(1)]);
    };
    await measure(site.engine === 'postgres' ? 'postgres, right after a change of all rows' : site.engine);
    if (site.engine !== 'postgres') return;
    await sql`vacuum analyze products`.execute(site.db);
    await measure(site.engine);
  });
}

async function spread(db: Db): Promise<void> {
  await sql`
    update products set
      dosage_mk = case when position % 3 = 0 then '' else dosage_mk end,
      updated_at = case when position % 5 < 3 then '2026-03-01T10:00:00.000Z' else '2026-09-01T10:00:00.000Z' end
    where id like 'bench%'
  `.execute(db);
  for (const version of [0, 1])
    await sql`
      insert into versions (kind, item_id, version, at, by_id, by_name, fields, undo)
      select 'products', id, cast(${version} as integer), updated_at, 'person-' || cast(position % cast(${people} as integer) as text), 'Person', '[]', '{}'
      from products where id like 'bench%'
    `.execute(db);
  await refilterProducts(db);
  await sql`analyze`.execute(db);
}

async function timeOf({ api, db, token }: BenchSite, query: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    await touchContent(db);
    const begun = performance.now();
    const answer = await fetch(`${api.address}/products/${encodeURIComponent(longSubcategory)}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { totalCount } = (await answer.json()) as { totalCount?: number };
    if (!totalCount) throw new Error(`${query} answers ${answer.status} with ${totalCount} rows`);
    times.push(performance.now() - begun);
  }
  return median(times);
}
