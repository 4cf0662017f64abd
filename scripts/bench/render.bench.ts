import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { withDemoSite } from './demo-site.ts';
import { median, table } from './table.ts';

const rounds = 7;
const seconds = 2;
const connections = 16;

interface Figure {
  perSecond: number;
  /** In milliseconds. */
  p99: number;
}

/** Pages per second of one process of the shell, kept and rendered anew, beside a bare `node:http` with the same bytes. */
export function benchRender(): Promise<string> {
  return withDemoSite(adminEnvironment, async (site) => {
    const page = await fetch(site.url, { headers: { 'accept-encoding': 'br' } });
    const size = Number(page.headers.get('content-length'));
    const bare = await BareServer.start(size);
    const figures: Record<string, Figure[]> = { bare: [], kept: [], rendered: [] };
    const places = {
      bare: () => bare.url,
      kept: () => `${site.url}/`,
      // What there is not is kept by nobody.
      rendered: () => `${site.url}/parent/${Math.random()}`,
    };
    for (let round = 0; round < rounds; round++) {
      for (const [name, place] of Object.entries(places)) figures[name]?.push(await load(place));
    }
    await bare.stop();
    const all = Object.entries(figures).map(([name, runs]) => [name, middle(runs)] as const);
    const yardstick = Object.fromEntries(all).bare?.perSecond ?? Number.NaN;
    return table([
      [`${connections} connections, ${(size / 1000).toFixed(1)} kB`, 'pages/s', 'p99 ms', 'ratio'],
      ...all.map(([name, { perSecond, p99 }]) => [
        name,
        perSecond.toFixed(0),
        p99.toFixed(1),
        (perSecond / yardstick).toFixed(2),
      ]),
    ]);
  });
}

function middle(runs: readonly Figure[]): Figure {
  return { perSecond: median(runs.map(({ perSecond }) => perSecond)), p99: median(runs.map(({ p99 }) => p99)) };
}

async function load(place: () => string): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const begun = performance.now();
        await fetched(place(), agent);
        times.push(performance.now() - begun);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };
}

function fetched(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/** The least that Node can do: one header, the same bytes each time, in a thread of its own. */
class BareServer {
  readonly url: string;
  readonly #worker: Worker;

  private constructor(worker: Worker, port: number) {
    this.#worker = worker;
    this.url = `http://localhost:${port}/`;
  }

  static async start(size: number): Promise<BareServer> {
    const worker = new Worker(new URL('./bare-server.ts', import.meta.url), { workerData: size });
    const [port] = (await once(worker, 'message')) as [number];
    return new BareServer(worker, port);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
