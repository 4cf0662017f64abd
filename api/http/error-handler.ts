import { errorTexts } from '@varda/shared/contract/error-texts';
import { codeOfStatus, type ErrorBody, type ErrorCode, errorBodyOf } from '@varda/shared/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { requestLanguage } from './request-language.ts';
import { fieldTexts, InvalidInput, wholeText } from './validation.ts';

/** Answers every error in the shape of the contract; what the caller could not have caused is logged. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = isGone(request) ? new HttpError('malformed') : toHttpError(error);
  if (known.status >= 500) request.log.error(loggable(error), 'request failed');
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

/** What the engines and the network say while a database is away, busy or full. */
const passing = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|ENOSPC|08|53|55000|57P0)/;
const passingMessages = /timeout exceeded when trying to connect|Connection terminated|database is locked|disk is full/;

/** Errors of Fastify and its plugins carry a status; those that name none of the caller's doing are our own. */
function codeOf({ statusCode = 500, code = '', message = '' }: Partial<FastifyError>): ErrorCode {
  if (passing.test(code) || passingMessages.test(message)) return 'unavailable';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_type';
  return codeOfStatus(statusCode);
}

/** Kind, message and place of an error. Other properties may hold what people have typed: PostgreSQL's `detail` does. */
function loggable(error: unknown) {
  const { name, message, stack, code } = error as Error & { code?: unknown };
  return { err: { type: name, message, code, stack } };
}
