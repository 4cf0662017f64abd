import { median } from '../../scripts/bench/median.ts';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines } from './bench-site.ts';
import { type Load, loadOn, rawServer } from './load.ts';

const calls = {
  'GET /products/all': '/products/all',
  'GET /dosage': '/dosage',
  'GET /products/{category}?search=': '/products/Personal%20Care%20Products?search=cream&limit=25',
};
const rounds = 3;
const seconds = 2;

/**
 * Requests per second of the calls that visitors make, as browsers make them, each beside a bare `node:http` server that
 * sends the very same bytes. The two take turns; the medians of all rounds are printed.
 */
export function benchPublicCalls(engines: readonly Engine[]): Promise<string> {
  return onEngines(
    engines,
    ['', 'requests/s', 'p99 ms', 'raw requests/s', 'raw p99 ms', 'ratio'],
    async (site, rows) => {
      for (const [name, path] of Object.entries(calls))
        rows.push([`${site.engine}: ${name}`, ...(await compare(site, path))]);
    },
  );
}

async function compare({ api }: BenchSite, path: string): Promise<string[]> {
  const url = api.address + path;
  const raw = await rawServer(url);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  try {
    // What runs often is compiled by V8, in both.
    for (const warmUp of [url, raw.url]) await loadOn(warmUp, seconds);
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await loadOn(url, seconds));
      theirs.push(await loadOn(raw.url, seconds));
    }
  } finally {
    raw.stop();
  }
  const [rate, rawRate] = [ours, theirs].map((loads) => median(loads.map((load) => load.perSecond))) as [
    number,
    number,
  ];
  const [p99, rawP99] = [ours, theirs].map((loads) => median(loads.map((load) => load.p99))) as [number, number];
  return [rate.toFixed(0), p99.toFixed(0), rawRate.toFixed(0), rawP99.toFixed(0), (rate / rawRate).toFixed(2)];
}
