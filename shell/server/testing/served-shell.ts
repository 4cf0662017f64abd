import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitePages } from '@varda/contract/site-pages';
import type { Metrics } from '@varda/server/metrics';
import { traceRequests } from '@varda/server/tracing';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Environment } from '../environment.ts';
import { type Answer, ask } from './ask.ts';
import { environmentAt } from './environment.ts';
import { LocalServer } from './local-server.ts';

/** What the shell shares with the api, in place of {@link Environment.SITE_SECRET}. */
export const siteSecret = 'a secret of the tests, which is long enough';

/** A build of the shell, as far as its server looks at one. */
const files = {
  'shell-chunks.json': '{}',
  'heading-fonts.json': '{"en":"","mk":""}',
  'sw.js': 'keep()',
  'sw-of-browser.js': 'keepInItsLanguage()',
  'sw-off.js': 'leave()',
  'favicon.svg': '<svg/>',
  'static/js/index.0123456789.js': 'run()',
};

/** The shell's server on a port of its own, without remotes, in front of an api that a test has at hand. */
export class ServedShell {
  readonly api: LocalServer;
  /** Requests that have come through to the api, with the number of bytes in their bodies. */
  readonly received: { request: IncomingMessage; bytes: number }[];
  /** What the api says that there is. */
  readonly pages: SitePages;
  /** Lets the answer of `/api/slow` go. */
  release: () => void = () => {};
  readonly #dist: string;
  #app: FastifyInstance | undefined;

  private constructor(api: LocalServer, dist: string, received: ServedShell['received'], pages: SitePages) {
    this.api = api;
    this.received = received;
    this.pages = pages;
    this.#dist = dist;
  }

  static async start(): Promise<ServedShell> {
    const dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
    for (const [file, content] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
      await writeFile(path.join(dist, file), content);
    }
    const received: ServedShell['received'] = [];
    const pages: SitePages = { products: [], careers: [] };
    const api = await LocalServer.start(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      received.push({ request, bytes });
      if (request.url === '/api/slow') await new Promise<void>((resolve) => (served.release = resolve));
      const status = request.url === '/api/busy' ? 503 : 200;
      const answer = request.url === '/api/pages' ? pages : { ok: true };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    const served = new ServedShell(api, dist, received, pages);
    await served.restart();
    return served;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('The server has not been started');
    return this.#app;
  }

  async restart(environment: Partial<Environment> = {}, metrics: Metrics | null = null): Promise<void> {
    await this.#app?.close();
    const all = environmentAt(this.api.url, {
      REGISTRY: [path.join(this.#dist, 'no-registry.json')],
      OVERRIDE_ORIGINS: ['http://localhost:3999'],
      SITE_SECRET: siteSecret,
      RENDERING: 'browser',
      TRUST_PROXY: '10.0.0.1',
      ...environment,
    });
    this.#app = await createApp(all, this.#dist, null, metrics);
    traceRequests(this.#app);
    await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  get(url: string, options?: RequestOptions, body?: Buffer): Promise<Answer> {
    return ask((this.app.server.address() as AddressInfo).port, url, options, body);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.api.stop();
    await rm(this.#dist, { recursive: true });
  }
}
