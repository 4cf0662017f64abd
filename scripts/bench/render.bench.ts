import { type Load, loadOn, rawServer } from '../../api/bench/load.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { withDemoSite } from './demo-site.ts';
import { median, table } from './table.ts';

const rounds = 7;
const seconds = 2;

/**
 * Pages per second of one process of the shell, kept and rendered anew, beside a bare `node:http` server in a process of its own,
 * which sends the headers and the bytes of the kept page. They take turns; the medians of all rounds are told.
 */
export function benchRender(): Promise<string> {
  return withDemoSite(adminEnvironment, async (site) => {
    const kept = `${site.url}/`;
    const raw = await rawServer(kept);
    const places = {
      'node:http, same bytes': raw.url,
      'home, kept': kept,
      // Each name after the id is an address of its own.
      'product, rendered': `${site.url}/product/${await firstProduct(site.apiUrl)}/[<id>]-named`,
    };
    const runs = Object.entries(places).map(([name, url]) => ({ name, url, loads: [] as Load[] }));
    // What runs often is compiled by V8, in all of them.
    for (const { url } of runs) await loadOn(url, seconds);
    for (let round = 0; round < rounds; round++) {
      for (const { url, loads } of runs) loads.push(await loadOn(url, seconds));
    }
    raw.stop();
    const figures = runs.map(({ name, loads }) => ({ name, ...middle(loads) }));
    const yardstick = figures[0]?.perSecond ?? Number.NaN;
    return table([
      ['', 'pages/s', 'p99 ms', 'ratio'],
      ...figures.map(({ name, perSecond, p99 }) => [
        name,
        perSecond.toFixed(0),
        p99.toFixed(0),
        (perSecond / yardstick).toFixed(2),
      ]),
    ]);
  });
}

function middle(loads: readonly Load[]): Load {
  return { perSecond: median(loads.map(({ perSecond }) => perSecond)), p99: median(loads.map(({ p99 }) => p99)) };
}

async function firstProduct(apiUrl: string): Promise<string> {
  const products = (await (await fetch(`${apiUrl}/api/products/all`)).json()) as { _id: string }[];
  if (!products[0]) throw new Error('The demo content has no product');
  return products[0]._id;
}
