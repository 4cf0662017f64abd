import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { optional, unset } from './variables.ts';

const noRatio = { error: 'must be a number from 0 to 1' };

/** What is started for one process; `null` unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
let traces: Traces | null = null;

/** Of the environment; the names are those of OpenTelemetry, whose exporter reads `OTEL_EXPORTER_OTLP_HEADERS` as well. */
export const tracingVariables = {
  /** An OTLP receiver, `http://collector:4318`; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address like http://collector:4318' }),
  ),
  /** How many of the traces that begin here are sent, from 0 to 1; whoever asks decides about those that come in. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(unset, z.coerce.number(noRatio).min(0, noRatio).max(1, noRatio).default(1)),
};

interface Variables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Sends spans of this process to an OTLP receiver, if one is named. The packages of OpenTelemetry are loaded only then. */
export async function startTracing(service: string, variables: Variables, log: FastifyBaseLogger): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = variables;
  if (endpoint) traces = await Traces.open({ service, endpoint, ratio, log });
}

/** Handles each request of an app in a span of its own, which continues the trace of whoever asks. */
export function traceRequests(app: FastifyInstance): void {
  const started = traces;
  if (!started) return;
  const listeners = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    started.serve(request, response, () => {
      for (const listener of listeners) listener.call(app.server, request, response);
    }),
  );
  app.addHook('onRequest', ({ method, routeOptions }, _, done) => {
    nameSpan(method, routeOptions.url);
    done();
  });
  app.addHook('onClose', () => started.stop());
}

/** Names the span of the request at hand: by its route, without the ids and searches of people. */
export function nameSpan(method: string, route = 'none'): void {
  traces?.active?.updateName(`${method} ${route}`).setAttribute('http.route', route);
}

/** W3C's `traceparent` of the work at hand, for a process that makes calls as a part of it. */
export function traceparent(): string | undefined {
  return traces?.headers().traceparent;
}

interface LoggedQuery {
  query: { sql: string };
  queryDurationMillis: number;
  error?: unknown;
}

/** For Kysely's `log`: a span for each statement, without its parameters. `undefined` where nothing is traced. */
export function spansOfQueries(system: 'postgresql' | 'sqlite'): ((event: LoggedQuery) => void) | undefined {
  const started = traces;
  if (!started) return undefined;
  return ({ query: { sql }, queryDurationMillis, error }) => {
    const attributes = { 'db.system.name': system, 'db.query.text': sql };
    const name = sql.slice(0, sql.search(/\s|$/)).toUpperCase();
    started.note(name, attributes, queryDurationMillis, error !== undefined);
  };
}

type Api = typeof import('@opentelemetry/api');
type Provider = import('@opentelemetry/sdk-trace').TracerProvider;
type Propagator = import('@opentelemetry/core').W3CTraceContextPropagator;

/** As undici publishes it, of every `fetch` and proxied call. */
interface Outgoing {
  request: { method: string; origin: string | URL; addHeader(name: string, value: string): void };
  response?: { statusCode: number };
}

interface Options {
  service: string;
  endpoint: string;
  ratio: number;
  log: FastifyBaseLogger;
}

class Traces {
  readonly #api: Api;
  readonly #provider: Provider;
  readonly #propagator: Propagator;
  readonly #context = new AsyncLocalStorage<Context>();
  readonly #calls = new WeakMap<object, Span>();

  private constructor(api: Api, provider: Provider, propagator: Propagator) {
    this.#api = api;
    this.#provider = provider;
    this.#propagator = propagator;
    subscribe('undici:request:create', (message) => this.#beginCall(message as Outgoing));
    subscribe('undici:request:headers', (message) => {
      const { request, response } = message as Outgoing;
      this.#calls.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0);
    });
    subscribe('undici:request:trailers', (message) => this.#calls.get((message as Outgoing).request)?.end());
    subscribe('undici:request:error', (message) => {
      const span = this.#calls.get((message as Outgoing).request);
      span?.setStatus({ code: api.SpanStatusCode.ERROR }).end();
    });
  }

  static async open({ service, endpoint, ratio, log }: Options): Promise<Traces> {
    const [api, { W3CTraceContextPropagator }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
      await Promise.all([
        import('@opentelemetry/api'),
        import('@opentelemetry/core'),
        import('@opentelemetry/sdk-trace'),
        import('@opentelemetry/exporter-trace-otlp-http'),
        import('@opentelemetry/resources'),
      ]);
    const error = (message: string) => log.warn({ message: message.slice(0, 300) }, 'traces were not sent');
    const ignore = () => {};
    const logger = { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
    api.diag.setLogger(logger, api.DiagLogLevel.ERROR);
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 3_000 });
    const provider = new sdk.TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
      spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: 3_000 })],
    });
    return new Traces(api, provider, new W3CTraceContextPropagator());
  }

  get active(): Span | undefined {
    const context = this.#context.getStore();
    return context && this.#api.trace.getSpan(context);
  }

  /** What tells another service which trace the work at hand belongs to. */
  headers(span = this.active): Record<string, string> {
    const headers: Record<string, string> = {};
    const { ROOT_CONTEXT, trace, defaultTextMapSetter } = this.#api;
    if (span) this.#propagator.inject(trace.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
    return headers;
  }

  serve(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const { ROOT_CONTEXT, defaultTextMapGetter, SpanKind, SpanStatusCode, trace } = this.#api;
    const { method = '' } = request;
    const parent = this.#propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    // Calls get one of their own; what passes this request on would send it a second time.
    for (const name of this.#propagator.fields()) delete request.headers[name];
    const attributes = { 'http.request.method': method };
    const span = this.#tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    this.#context.run(trace.setSpan(parent, span), handle);
  }

  /** A span for what has just been done. */
  note(name: string, attributes: Attributes, ms: number, isFailed: boolean): void {
    const context = this.#context.getStore();
    // What is done for nobody's request, the hourly tidying for instance, would be a trace for each statement.
    if (!context) return;
    const { SpanKind, SpanStatusCode } = this.#api;
    const end = Date.now();
    const span = this.#tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - ms }, context);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  async stop(): Promise<void> {
    await this.#provider.shutdown();
  }

  get #tracer() {
    return this.#provider.getTracer('varda');
  }

  #beginCall({ request }: Outgoing): void {
    const context = this.#context.getStore();
    if (!context) return;
    const { method, origin } = request;
    const attributes = { 'http.request.method': method, 'server.address': new URL(origin).hostname };
    const span = this.#tracer.startSpan(method, { kind: this.#api.SpanKind.CLIENT, attributes }, context);
    this.#calls.set(request, span);
    for (const [name, value] of Object.entries(this.headers(span))) request.addHeader(name, value);
  }
}
