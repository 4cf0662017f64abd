import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** One answer: its route as registered, without the ids and searches of people. */
export interface Answered {
  method: string;
  /** `null` where no route is registered. */
  route: string | null;
  status: number;
  ms: number;
}

/** Numbers by the value of a metric's one label. */
type Figures = Readonly<Record<string, number>>;

/** Where most answers are fast; the last ones are for uploads. */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/**
 * What operators see of a process, as Prometheus text at a port of its own (`METRICS_PORT`): what its runtime says of itself, its
 * answers, and what it has counted.
 */
export class Metrics {
  readonly #client: typeof import('prom-client');
  readonly #registry: Registry;
  readonly #answered: (answer: Answered) => void;
  #server: Server | null = null;

  private constructor(client: typeof import('prom-client')) {
    this.#client = client;
    this.#registry = new client.Registry();
    client.collectDefaultMetrics({ register: this.#registry });
    const histogram = new client.Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answers by method, route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: seconds,
      registers: [this.#registry],
    });
    this.#answered = ({ method, route, status, ms }) =>
      histogram.observe({ method, route: route ?? 'none', status }, ms / 1000);
  }

  /** The package is loaded by those alone who want it. */
  static async open(): Promise<Metrics> {
    return new Metrics(await import('prom-client'));
  }

  answered(answer: Answered): void {
    this.#answered(answer);
  }

  /** @param read what has been counted since the start of the process, by the value of the label */
  counter(name: string, help: string, label: string, read: () => Figures): void {
    const counter = new this.#client.Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        counter.reset();
        for (const [value, figure] of Object.entries(read())) counter.inc({ [label]: value }, figure);
      },
    });
  }

  /** @param read what there is at the moment, by the value of the label */
  gauge(name: string, help: string, label: string, read: () => Promise<Figures>): void {
    const gauge = new this.#client.Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      async collect() {
        gauge.reset();
        // What cannot be read is left out: a database that is away shall not hide all else.
        const figures = await read().catch((): Figures => ({}));
        for (const [value, figure] of Object.entries(figures)) gauge.set({ [label]: value }, figure);
      },
    });
  }

  async text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Answers at every path of the port. */
  async listen(port: number, host: string): Promise<void> {
    const server = createServer((_, response) => {
      void this.text().then((text) => response.setHeader('content-type', this.#registry.contentType).end(text));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(new Error(`METRICS_PORT ${port}: ${error.message}`)));
      server.listen(port, host, resolve);
    });
    this.#server = server;
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
