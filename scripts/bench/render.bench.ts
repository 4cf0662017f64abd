import { type Load, loadOn, rawServer } from '../../api/bench/load.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import type { Site } from '../site/site.ts';
import { table } from '../table.ts';
import { withDemoSite } from './demo-site.ts';
import { median } from './median.ts';

const rounds = 7;
const seconds = 2;

/**
 * Pages per second of one process of the shell, cached and rendered anew, beside a bare `node:http` server in a process of its own,
 * which sends the headers and the bytes of the cached page. They take turns; the medians of all rounds are printed.
 */
export function benchRender(): Promise<string> {
  return withDemoSite(adminEnvironment, async (site) => {
    const cached = `${site.url}/`;
    const raw = await rawServer(cached);
    const places = {
      'node:http, same bytes': { url: raw.url },
      'home, cached': { url: cached },
      // Pages name the host that they are asked for by: none is cached for another one.
      'product, rendered': { url: await firstProduct(site), host: '[<id>].example' },
    };
    const runs = Object.entries(places).map(([name, place]) => ({
      name,
      host: undefined,
      ...place,
      loads: [] as Load[],
    }));
    // What runs often is compiled by V8, in all of them.
    for (const { url, host } of runs) await loadOn(url, seconds, host);
    for (let round = 0; round < rounds; round++) {
      for (const { url, host, loads } of runs) loads.push(await loadOn(url, seconds, host));
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

/** The address of a product, where it is not sent on to another one. */
async function firstProduct({ url, apiUrl }: Site): Promise<string> {
  const products = (await (await fetch(`${apiUrl}/api/products/all`)).json()) as { _id: string }[];
  if (!products[0]) throw new Error('The demo content has no product');
  return (await fetch(`${url}/product/${products[0]._id}`)).url;
}
