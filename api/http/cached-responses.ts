import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { previewHeader } from '@varda/contract/preview-protocol';
import { isUnchanged } from '@varda/server/is-unchanged';
import type { Metrics } from '@varda/server/metrics';
import { SafeAnswer } from '@varda/server/safe-answer';
import { nameSpan } from '@varda/server/tracing';
import { longestRequest } from '@varda/server/unreadable-requests';
import type { FastifyBaseLogger } from 'fastify';
import { logAnswer } from './request-log.ts';
import type { CachedResponse, ResponseCache, Wanted } from './response-cache.ts';
import { safeHeaders } from './safe-headers.ts';

/** How long a connection waits for its next request: longer than any proxy in front keeps one that it might use again. */
const keepAliveTimeout = 72_000;

/**
 * A server that sends what is cached by itself and hands on all else: the way through the framework takes longer than all of
 * `node:http` does (`npm run bench -w api -- public-calls`), and what is cached has been through it once.
 */
export function serverOfCached(
  cache: ResponseCache,
  log: FastifyBaseLogger,
  metrics: Metrics | null,
  handOn: RequestListener,
): Server {
  const server = createServer(
    { keepAliveTimeout, requestTimeout: longestRequest, ServerResponse: SafeAnswer },
    (request, response) => {
      const { method, url = '', headers } = request;
      // To staff, some calls answer more than what is cached; previews show something else.
      const isOwn = headers.authorization !== undefined || headers[previewHeader] !== undefined;
      if (method !== 'GET' || isOwn || !cache.has(url)) return handOn(request, response);
      const begun = performance.now();
      cache.cached(url, wantedBy(headers)).then(
        (answer) => {
          if (!answer) return handOn(request, response);
          const reqId = randomUUID();
          const status = send(request, response, answer, reqId);
          nameSpan(method, answer.route);
          const answered = { method, route: answer.route, status, ms: performance.now() - begun };
          metrics?.answered(answered);
          logAnswer(log, { reqId, ...answered });
        },
        () => handOn(request, response),
      );
    },
  );
  return server;
}

function send(request: IncomingMessage, response: ServerResponse, answer: CachedResponse, reqId: string): 200 | 304 {
  const headers = { ...safeHeaders, 'x-request-id': reqId, ...answer.headers };
  if (isUnchanged(request.headers, answer.etag)) {
    response.writeHead(304, headers).end();
    return 304;
  }
  response
    .writeHead(200, { ...headers, 'content-type': jsonType, 'content-length': answer.bytes.length })
    .end(answer.bytes);
  return 200;
}

/** Staff see at once what they have saved, and so does who asks for it: a page that is rendered to be cached, a reload. */
export function wantedBy(headers: IncomingHttpHeaders): Wanted {
  const asksForCurrent = /no-cache|max-age=0/.test(headers['cache-control'] ?? '');
  return { accepted: headers['accept-encoding'], current: headers.authorization !== undefined || asksForCurrent };
}

export const jsonType = 'application/json; charset=utf-8';
