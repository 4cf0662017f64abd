import type { AnswerOf, BodyOf, EndpointKey, Endpoints, ParamsOf, QueryOf } from '@varda/contract/endpoints';
import type { ErrorBody } from '@varda/contract/errors';
import { sessionStore } from '@varda/platform/session';
import ky, { isHTTPError, isTimeoutError, type Options } from 'ky';
import { ApiError, isApiError, isRefusal } from './api-error.ts';
import { areReadable, fileChanged } from './chosen-files.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { dropFirstAnswers, takeFirstAnswer } from './first-calls.ts';
import { forgetKeysAbout, requestKey } from './idempotency-keys.ts';
import { requestContext } from './request-context.ts';

type Given<Name extends string, T> = T extends undefined ? { [N in Name]?: undefined } : { [N in Name]: T };

type SentBody<K extends EndpointKey> = Endpoints[K] extends { encoding: 'form' } ? FormData : BodyOf<K>;

/**
 * What a call takes; a query may be left out, a form body is a `FormData`. `ifMatch` is the `__v` of the entity that a
 * change was made to: if it is another one by now, the call fails with 409 and nothing is lost.
 */
export type CallOptions<K extends EndpointKey> = Given<'params', ParamsOf<K>> &
  Given<'ifMatch', Endpoints[K] extends { versioned: true } ? number : undefined> &
  Given<'body', SentBody<K>> & {
    query?: QueryOf<K>;
    signal?: AbortSignal;
    token?: string;
    /** The `Idempotency-Key` of a change that has to be known again when this page is gone; the others have one by themselves. */
    key?: string | undefined;
    /** It goes out even if the page goes at the same moment. */
    keepalive?: true;
    /** Tells how much of the body has gone out, from 0 to 1. Such a call takes as long as its upload takes. */
    onUpload?: (fraction: number) => void;
  };

type Arguments<K extends EndpointKey> =
  object extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

type Sent = Options & { headers: Record<string, string> };

/** By what a session is started: none is needed for them, nor waited for. */
const startSession: ReadonlySet<EndpointKey> = new Set([
  'POST /login',
  'POST /login/challenge',
  'POST /login/passkey',
  'POST /login/single-sign-on',
]);

/** Calls that may well be made twice. */
const unkeyed: ReadonlySet<EndpointKey> = new Set([...startSession, 'POST /vitals', 'POST /presence/:entity/:id']);

const client = ky.create({
  retry: 0,
  fetch: (request, init) => takeFirstAnswer(request as Request) ?? fetch(request, init),
});

/**
 * Makes one call of the contract. Rejects with an {@link ApiError}, or with an `AbortError` if `signal` was aborted.
 * A call that the server refuses because the session has ended waits for the login dialog, and goes out again once the person
 * who made it is signed in again, and nobody else (K-26). One that wants a second factor first waits until it is set up (U-02).
 * `token` says in whose name it is made, where that is not the person of the page.
 *
 * @example const page = await call('GET /products/:categoryId', { params: { categoryId: 'otc' }, query: { page: 2 } });
 */
export async function call<K extends EndpointKey>(key: K, ...[options]: Arguments<K>): Promise<AnswerOf<K>> {
  const [method, path] = key.split(' ') as [string, string];
  const {
    params,
    query,
    body,
    ifMatch,
    signal,
    token,
    key: given,
    keepalive,
    onUpload,
  } = (options ?? {}) as Partial<Record<string, unknown>>;
  const request: Sent = { method, headers: {} };
  if (method !== 'GET') dropFirstAnswers();
  if (ifMatch !== undefined) request.headers['if-match'] = `"${ifMatch}"`;
  if (onUpload) {
    request.fetch = fetchWithProgress(onUpload as (fraction: number) => void);
    request.timeout = false;
  }
  if (keepalive) request.keepalive = true;
  if (signal) request.signal = signal as AbortSignal;
  const asked = withoutEmpty(query ?? {});
  request.searchParams = asked;
  if (body instanceof FormData) request.body = body;
  else if (body !== undefined) request.json = body;
  const url = `/api${fillIn(path, (params ?? {}) as Record<string, string>)}`;
  const isKeyed = ['POST', 'PUT', 'PATCH'].includes(method) && !unkeyed.has(key);
  const keyed = isKeyed
    ? requestKey(addressOf(url, eitherWay(asked)), body, ifMatch, method !== 'POST', given as string | undefined)
    : null;
  if (keyed) request.headers['idempotency-key'] = keyed.key;
  // A login with the session ended is what the other calls wait for: it must not wait for itself.
  try {
    const response =
      startSession.has(key) || token
        ? await send(url, request, (token as string) ?? null)
        : await sendAsPerson(url, request, currentToken());
    const answer = (await response.json()) as AnswerOf<K>;
    keyed?.made();
    if (method === 'DELETE') forgetKeysAbout(url);
    return answer;
  } catch (cause) {
    const isUnsent = body instanceof FormData && isApiError(cause) && cause.status === 0 && !(await areReadable(body));
    // Not a lost answer: sent again, it would fail again.
    const error = isUnsent ? new ApiError(400, { message: fileChanged[requestContext().language] }) : cause;
    // Refused: nothing was changed, and what comes next is another request.
    if (isRefusal(error) && !(isApiError(error) && error.code === 'key_reused')) keyed?.refused();
    throw error;
  }
}

/** A file that the api makes for the person of the page, however long that takes. It fails as a {@link call} does. */
export async function download(path: `/${string}`, query: object): Promise<Blob> {
  const request: Sent = { method: 'GET', headers: {}, searchParams: withoutEmpty(query), timeout: false };
  return (await sendAsPerson(`/api${path}`, request, currentToken())).blob();
}

async function sendAsPerson(url: string, request: Sent, token: string | null): Promise<Response> {
  if (!token) return send(url, request, null);
  try {
    if (sessionStore.getState().status !== 'replaced') return await send(url, request, token);
  } catch (error) {
    const lacksFactor = isApiError(error) && error.code === 'factor_required';
    if (!lacksFactor && !(isApiError(error) && error.status === 401)) throw error;
    if (lacksFactor) sessionStore.requireFactor(token);
    else sessionStore.expire(token);
    const renewed = await sessionStore.renewed(token);
    if (!renewed || (renewed === token && !lacksFactor)) throw error;
    return sendAsPerson(url, request, renewed);
  }
  const renewed = await sessionStore.renewed(token);
  if (!renewed) throw new ApiError(401, null);
  return sendAsPerson(url, request, renewed);
}

async function send(url: string, request: Sent, token: string | null): Promise<Response> {
  const { origin, language, timeoutMs, headers: passedOn } = requestContext();
  const headers = { ...passedOn, ...request.headers, 'accept-language': language };
  try {
    return await client(origin + url, {
      timeout: timeoutMs,
      ...request,
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    if (!isHTTPError(error)) throw new ApiError(0, null, isTimeoutError(error));
    throw new ApiError(error.response.status, bodyOf(error.data));
  }
}

function currentToken(): string | null {
  const session = sessionStore.getState();
  return session.status === 'signed-out' ? null : session.token;
}

/** A gateway may answer in a page of its own. */
function bodyOf(data: unknown): Partial<ErrorBody> | null {
  return typeof data === 'object' ? data : null;
}

/** On the site or as a draft, the same is saved: sent the other way after a lost answer, it has the same key, and the api says `key_reused`. */
function eitherWay({ as, ...query }: Record<string, string>): Record<string, string> {
  return as === undefined || as === 'draft' ? query : { as, ...query };
}

function addressOf(url: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? url : `${url}?${search}`;
}

function fillIn(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function withoutEmpty(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
}
