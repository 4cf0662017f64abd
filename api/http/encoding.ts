import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip) as (bytes: Buffer) => Promise<Buffer>,
} as const;

export type Encoding = keyof typeof encodings;

/** Below this many bytes compression saves less than a packet. */
export const worthCompressing = 1_000;

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encodings[encoding](bytes);
}

const wanted = (Object.keys(encodings) as Encoding[]).map((name) => ({
  name,
  named: new RegExp(`\\b${name}\\b`),
  refused: new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`),
}));

/** The best encoding that an `Accept-Encoding` takes; null for none. */
export function preferredEncoding(accepted = ''): Encoding | null {
  return wanted.find(({ named, refused }) => named.test(accepted) && !refused.test(accepted))?.name ?? null;
}
