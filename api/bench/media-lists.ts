import { fold } from '@varda/contract/search-folding';
import { sql } from 'kysely';
import { median } from '../../scripts/bench/median.ts';
import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines } from './bench-site.ts';
import { fillUpTo } from './many-products.ts';

const rowsOfList = 10_000;
const calls = 31;

/** The library with 10,000 pictures, each of a product, every second one described; and the leaflets of 10,000 products. */
const lists: Record<string, string> = {
  'pictures, page 1': '/media?limit=25',
  'pictures, last page': `/media?limit=25&page=${rowsOfList / 25}`,
  'pictures, search with one hit': `/media?limit=25&search=nr${(rowsOfList / 3) | 0}`,
  'pictures, search with many hits': '/media?limit=25&search=bottle',
  'pictures, without alternative text': '/media?limit=25&only=lacks-alt',
  'pictures, not in use': '/media?limit=25&only=unused',
  'leaflets, page 1': '/leaflets?limit=25',
  'leaflets, last page': `/leaflets?limit=25&page=${rowsOfList / 25}`,
  'leaflets, page 1 by upload': '/leaflets?limit=25&sortBy=mk&sortOrder=desc',
  'leaflets, missing in one language': '/leaflets?limit=25&missing=one',
  'leaflets, search with one hit': `/leaflets?limit=25&search=nr${(rowsOfList / 3) | 0}`,
};

/** Median time of a page for staff, over the wire. */
export function benchMediaLists(engines: readonly Engine[]): Promise<string> {
  return onEngines(engines, ['', 'ms'], async (site, rows) => {
    await fillUpTo(site.db, rowsOfList);
    await fillMedia(site.db);
    for (const [name, path] of Object.entries(lists))
      rows.push([`${site.engine}: ${name}`, (await timeOf(site, path)).toFixed(1)]);
  });
}

async function fillMedia(db: Db): Promise<void> {
  const at = '2026-01-01T10:00:00.000Z';
  const number = sql`row_number() over (order by id)`;
  await sql`
    insert into pictures (key, width, height, widths, placeholder, created_at)
    select 'p' || id, 1200, 800, '[320,640,1200]', '', ${at} from products where id like 'bench%'
  `.execute(db);
  await sql`
    insert into media (id, name, alt_en, alt_mk, size, created_at, search)
    select 'p' || id, 'Bottle', case when position % 2 = 0 then 'A bottle' else '' end, 'Шише', 54000, ${at},
      ${fold('bottle a bottle шише ')} || ' nr' || cast(${number} as text)
    from products where id like 'bench%'
  `.execute(db);
  for (const language of ['en', 'mk'])
    await sql`
      insert into leaflets (key, size, created_at) select ${language} || id, 214000, ${at} from products where id like 'bench%'
    `.execute(db);
  await sql`
    update products set picture = 'p' || id, picture_alt_en = 'A bottle', picture_alt_mk = 'Шише',
      leaflet_en = case when position % 3 = 0 then null else 'en' || id end, leaflet_mk = 'mk' || id
    where id like 'bench%'
  `.execute(db);
  await sql`${sql.raw(isPostgres(db) ? 'vacuum analyze' : 'analyze')}`.execute(db);
}

async function timeOf({ api, token }: BenchSite, path: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const begun = performance.now();
    const answer = await fetch(api.address + path, { headers: { authorization: `Bearer ${token}` } });
    const body = (await answer.json()) as { totalCount?: number };
    if (body.totalCount === undefined) throw new Error(`${path} answers ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return median(times);
}
