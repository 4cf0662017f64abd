import type { Socket } from 'node:net';
import { errorTexts } from '@varda/contract/error-texts';
import { errorBodyOf } from '@varda/contract/errors';

/**
 * Longest time for a request to come in whole, in milliseconds: ten large pictures on a slow line. Whoever stops in the middle of one
 * holds no connection for ever.
 */
export const longestRequest = 15 * 60_000;

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Fastify's `clientErrorHandler`: answers requests that are no HTTP, too large or too slow, in the form of the contract. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const problem = code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed';
  const body = JSON.stringify(errorBodyOf(problem, errorTexts[problem].en));
  const head = [
    `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}`,
    'connection: close',
    'content-type: application/json',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}
