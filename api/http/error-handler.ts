import { errorTexts } from '@varda/contract/error-texts';
import { codeOfStatus, type ErrorBody, type ErrorCode, errorBodyOf } from '@varda/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isFull, isWorthRetrying } from '../database/database-errors.ts';
import { HttpError } from './http-error.ts';
import { requestLanguage } from './request-language.ts';
import { logSecurity } from './security-log.ts';
import { fieldTexts, InvalidInput, wholeText } from './validation.ts';

/** When a call that a database or a disk was away for may be made again, in seconds. */
const retryAfter = 2;

/** Answers every error in the shape of the contract; what the caller could not have caused is logged. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = isGone(request) ? new HttpError('malformed') : toHttpError(error);
  if (known.status >= 500) request.log.error(loggable(error), 'request failed');
  if (known.code === 'forbidden') logSecurity(request, 'forbidden');
  const language = requestLanguage(request);
  const { message = errorTexts[known.code], fields, current, headers = {} } = known.details;
  const body: ErrorBody = { ...errorBodyOf(known.code, message[language]), requestId: request.id };
  if (fields && Object.keys(fields).length > 0)
    body.fields = Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, text[language]]));
  if (current !== undefined) body.current = current;
  // Fastify would cut off what is still being sent; a gateway that notices that first tells the caller of no answer at all.
  reply.removeHeader('connection');
  void reply
    .status(known.status)
    .headers(known.code === 'unavailable' ? { 'retry-after': String(retryAfter) } : {})
    .headers({ 'cache-control': 'no-store', 'content-language': language, vary: 'accept-language', ...headers })
    .type('application/json; charset=utf-8')
    // Serialized here: the schemas of a route describe its success.
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** Whether the caller has hung up in the middle of the request: to Node that is an error of the network. */
function isGone({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidInput) {
    const message = wholeText(error.issues);
    return new HttpError(error.validationContext === 'body' ? 'invalid' : 'malformed', {
      ...(message && { message }),
      fields: fieldTexts(error.issues),
    });
  }
  return new HttpError(codeOf(error as Partial<FastifyError>));
}

/** Errors of Fastify and its plugins carry a status; those that name none of the caller's doing are our own. */
function codeOf({ statusCode = 500, code = '', message = '' }: Partial<FastifyError>): ErrorCode {
  if (isFull({ code, message })) return 'storage_full';
  if (isWorthRetrying({ code, message })) return 'unavailable';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_type';
  return codeOfStatus(statusCode);
}

/** Kind, message and place of an error. Other properties may hold what people have typed: PostgreSQL's `detail` does. */
function loggable(error: unknown) {
  const { name, message, stack, code } = error as Error & { code?: unknown };
  return { err: { type: name, message, code, stack } };
}
