import type { IncomingHttpHeaders } from 'node:http';
import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '@varda/contract/endpoints';
import { errorBody } from '@varda/contract/errors';
import { previewHeader } from '@varda/contract/preview-protocol';
import { isUnchanged } from '@varda/server/is-unchanged';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { requireSession } from '../accounts/authentication.ts';
import { requireNeeds } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { setProofCookie } from '../accounts/staff-proof.ts';
import type { Collection } from '../content/content-revision.ts';
import type { Db } from '../database/open-database.ts';
import { refuseOtherTypes } from './body-types.ts';
import { jsonType, wantedBy } from './cached-responses.ts';
import { type Files, readForm } from './form-body.ts';
import { idempotencyHeaders, withKey } from './idempotency.ts';
import { jsonBytes } from './json-bytes.ts';
import type { Asked, ResponseCache } from './response-cache.ts';

type Checked<K extends EndpointKey, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

/** What a handler gets, all of it checked: by the schemas of the endpoint, its access, its bounds. */
export interface Call<K extends EndpointKey> {
  params: Checked<K, 'params'>;
  query: Checked<K, 'query'>;
  body: Checked<K, 'body'>;
  /** Files of a form by field name; empty without any. */
  files: Files;
  /** Which version of the entity the call is about; null if it does not say. */
  ifMatch: number | null;
  /** Who calls; `null` on public calls. */
  session: Endpoints[K]['access'] extends 'public' ? null : SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<z.input<Endpoints[K]['answer']>>;

/** Answers that depend on content, parameters and query alone are cached until the collections that they are made of change. */
export interface Caching {
  collections: readonly Collection[];
  isCached: (request: FastifyRequest) => boolean;
}

/** All answers of a call are cached. */
export function cachedUntilChangeOf(...collections: readonly Collection[]): Caching {
  return { collections, isCached: () => true };
}

/**
 * Answers a read as if what a preview shows were saved; null where it shows nothing of these collections.
 *
 * @throws HttpError `not_found` where there is no such preview
 */
export type Previewed = (
  token: string,
  key: EndpointKey,
  call: Call<EndpointKey>,
  collections: readonly Collection[],
) => Promise<{ answer: unknown; named: (json: string) => string } | null>;

export type Handle = <K extends EndpointKey>(key: K, handler: Handler<K>, options?: Caching) => void;

/**
 * Makes the function that routes are registered with. Method, path, access, schemas, form and files come from the row of
 * the contract's table.
 *
 * @param options.secret that the shell shares, `SITE_SECRET`
 * @param options.previewed reads as a preview says
 * @example handle('GET /users', ({ query }) => listUsers(db, query));
 */
export function createHandle(
  app: FastifyInstance,
  { db, cache, secret, previewed }: { db: Db; cache: ResponseCache; secret: string | undefined; previewed: Previewed },
): Handle {
  return (key, handler, options) => {
    const endpoint: Endpoint = endpoints[key];
    const [method, url] = key.split(' ') as [HTTPMethods, string];
    const { access } = endpoint;
    const isForm = endpoint.encoding === 'form';

    app.route({
      method,
      url,
      schema: schemaOf(key, endpoint),
      config: { endpoint },
      ...(access !== 'public' && {
        onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
          reply.header('cache-control', 'no-store');
          const session = await requireSession(db, request, access, endpoint);
          if (session.inPerson && !session.lacksFactor) setProofCookie(secret, request, reply);
        },
        preHandler: async (request: FastifyRequest) => {
          // A body may take minutes to arrive, and the session may have ended meanwhile.
          if (endpoint.body) await requireSession(db, request, access, endpoint);
          await requireNeeds(db, request, endpoint);
        },
      }),
      ...(endpoint.body && {
        preParsing: async (request: FastifyRequest) => refuseOtherTypes(request, endpoint),
        preValidation: async (request: FastifyRequest) => {
          if (!isForm) {
            // Nothing at all is an object without fields: the answer names those that are required.
            if (request.body === undefined && endpoint.body instanceof z.ZodObject) request.body = {};
            return;
          }
          const form = await readForm(request, endpoint);
          request.body = form.body;
          request.formFiles = form.files;
        },
      }),
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          files: request.formFiles ?? {},
          ifMatch: versionIn(request.headers),
          session: request.signedIn,
          request,
          reply,
        } as unknown as Parameters<typeof handler>[0];
        const token = options && request.headers[previewHeader];
        if (token !== undefined) {
          reply.header('cache-control', 'no-store');
          // It is read as visitors read.
          delete request.headers.authorization;
          const shown = await previewed(String(token), key, call as Call<EndpointKey>, options?.collections ?? []);
          if (shown) {
            const json = await jsonBytes(endpoint.answer, shown.answer);
            return reply.type(jsonType).send(shown.named(json.toString()));
          }
        }
        if (options?.isCached(request))
          return sendCached(cache, call, {
            asked: {
              url: addressOf(request, endpoint),
              route: request.routeOptions.url ?? '',
              collections: options.collections,
            },
            make: async () => jsonBytes(endpoint.answer, await handler(call)),
          });
        // What is cached for some callers only is nothing that others should cache.
        if (options) reply.header('cache-control', 'no-store');
        if (endpoint.status) reply.status(endpoint.status);
        return withKey(request, () => handler(call));
      },
    });
  };
}

async function sendCached(
  cache: ResponseCache,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { asked, make }: { asked: Asked; make: () => Promise<Buffer> },
) {
  const answer = await cache.answer(asked, make, wantedBy(request.headers));
  reply.headers(answer.headers);
  if (isUnchanged(request.headers, answer.etag)) return reply.status(304).send();
  return reply.type(jsonType).send(answer.bytes);
}

/** With the parameters that the call knows. Any others are ignored: cached under them, one answer would push out all others. */
function addressOf({ url, query }: FastifyRequest, endpoint: Endpoint): string {
  const [path = '', asked = ''] = url.split(/\?(.*)/s);
  // Checked, it has no others.
  const known = endpoint.query ? Object.keys(query as object) : [];
  const kept = new URLSearchParams([...new URLSearchParams(asked)].filter(([name]) => known.includes(name)));
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function schemaOf(key: EndpointKey, endpoint: Endpoint) {
  const { summary, access, needs, moreForStaff, inPerson } = endpoint;
  const { params, query, body, versioned, answer, status = 200 } = endpoint;
  const session = { session: [] };
  const apiKey = { apiKey: [] };
  return {
    summary,
    ...(needs && { description: `Accounts that are forbidden \`${needs}\` get 403.` }),
    operationId: key,
    tags: [key.split('/')[1]],
    ...(access === 'public' ? {} : { security: inPerson || access === 'release' ? [session] : [session, apiKey] }),
    ...(moreForStaff ? { security: [{}, session, apiKey] } : {}),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!key.startsWith('GET ') && {
      headers: versioned ? ifMatchHeaders.extend(idempotencyHeaders.shape) : idempotencyHeaders,
    }),
    response: {
      [status]: answer,
      ...(versioned && { 409: errorBody.extend({ current: answer.optional() }) }),
      '4xx': errorBody,
    },
  } as FastifySchema;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set where the endpoint needs a session. */
    signedIn: SignedIn | null;
    /** Files of a form; set where the endpoint takes one. */
    formFiles: Files | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const oneVersion = /^"(\d{1,9})"$/;

/** The header by which a change says which version it is about; `*` is any of them. */
const ifMatchHeaders = z.object({
  'if-match': z.union([z.literal('*'), z.string().regex(oneVersion)], { error: 'not_a_version' }).optional(),
});

/** The version that the header names, or null. */
function versionIn(headers: IncomingHttpHeaders): number | null {
  const [, version] = oneVersion.exec(headers['if-match'] ?? '') ?? [];
  return version === undefined ? null : Number(version);
}
