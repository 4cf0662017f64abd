import { isUtf8 } from 'node:buffer';
import type { Endpoint } from '@varda/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseUrlencoded } from './form-body.ts';
import { HttpError } from './http-error.ts';

const megabyte = 1024 * 1024;

/** Most bytes of a body as JSON. */
export const longestJson = 2 * megabyte;
const longestForm = 4 * megabyte;

/** Reads JSON and urlencoded forms; multipart forms are read part by part. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Some clients name a type even where they send nothing.
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parseJson(request, body.toString(), done);
    else done(new HttpError('malformed'), undefined);
  });
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    async (_: unknown, body: string) => parseUrlencoded(body),
  );
}

const bodyTypes = {
  json: ['application/json'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded'],
} as const;

/** All content types can be parsed by some endpoint; each takes only its own, as UTF-8 and not compressed. */
export function refuseOtherTypes({ headers }: FastifyRequest, { encoding = 'json' }: Endpoint): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const isTaken =
    (type === '' || bodyTypes[encoding].some((accepted) => accepted === type)) &&
    parameters.every((parameter) => !parameter.startsWith('charset') || /^charset="?utf-?8"?$/.test(parameter)) &&
    ['identity', undefined].includes(headers['content-encoding']);
  if (!isTaken) throw new HttpError('unsupported_type');
}
