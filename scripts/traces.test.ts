import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startTracing } from '@varda/server/tracing';
import Fastify from 'fastify';
import { ApiProcess } from '../api/test/api-process.ts';
import { ServedShell } from '../shell/server/testing/served-shell.ts';
import { freePorts } from './site/ports.ts';
import { Caddy, hasCaddy } from './testing/caddy.ts';

interface SpanReceived {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

describe('traces', {
  skip: hasCaddy() ? false : 'traces through the gateway: there is no Caddy, and none could be installed',
}, () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const visitor = 'b7ad6b7169203331';
  // Debian's is built without.
  const hasTraces = execFileSync('caddy', ['list-modules'], { encoding: 'utf8' }).includes('http.handlers.tracing');
  const spans: SpanReceived[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const text of request) body += text;
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      const service = resource.attributes.find(({ key }: { key: string }) => key === 'service.name').value.stringValue;
      for (const scope of scopeSpans) for (const span of scope.spans) spans.push({ service, ...span });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  let folder: string;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'varda-traces-'));
    receiver.unref();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const api = await ApiProcess.start({ DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` });
    const shell = await ServedShell.start();
    const { log } = Fastify();
    await startTracing('varda-shell', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 }, log);
    await shell.restart({ API_URL: new URL(api.address).origin });
    const shellAddress = `127.0.0.1:${(shell.app.server.address() as AddressInfo).port}`;
    const gateway = await Caddy.start('gateway.Caddyfile', (await freePorts()).shell, {
      API: shellAddress,
      HEALTH_URI: '',
      SHELL_UPSTREAM: shellAddress,
      TRACES: hasTraces ? 'on' : '',
    });
    try {
      const headers = { traceparent: `00-${traceId}-${visitor}-01` };
      for (const place of ['/api/history?lang=mk', '/api/presence/none?secret=word', '/api/parent'])
        await (await fetch(gateway.url + place, { headers })).text();
    } finally {
      // Both send what they have not yet sent.
      await Promise.all([gateway.stop(), api.stop(), shell.stop()]);
    }
  });
  after(async () => {
    receiver.close();
    await rm(folder, { recursive: true });
  });

  test('[O-06] one request is one trace from the gateway over the shell and the api to its statements', () => {
    const statement = spans.find(
      ({ name, attributes }) =>
        name === 'SELECT' && /from "products"/.test(String(attributes.map(({ value }) => value.stringValue))),
    );
    const chain: SpanReceived[] = [];
    for (let span = statement; span; span = spans.find(({ spanId }) => spanId === span?.parentSpanId))
      chain.unshift(span);
    assert.deepEqual(
      chain.map(({ service, name }) => `${service} ${name}`),
      ['varda-shell GET /api/*', 'varda-shell GET', 'varda-api GET /api/parent', 'varda-api SELECT'],
    );
    assert.deepEqual([...new Set(chain.map((span) => span.traceId))], [traceId]);
    const { parentSpanId } = chain[0] ?? {};
    assert.equal(parentSpanId === visitor, !hasTraces, 'a gateway that traces has a span of its own between the two');
  });

  test('[O-06] spans hold statements and routes, and nothing that somebody asked for', () => {
    const text = JSON.stringify(spans);
    assert.match(text, /"db\.query\.text","value":\{"stringValue":"select /);
    assert.match(text, /GET \/api\/parent"/, 'a cached response has its route, too');
    assert.doesNotMatch(text, /secret|presence\/none|lang=mk/);
  });
});
