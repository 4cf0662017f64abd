import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@varda/server/accepted';

const encodings: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Below this many bytes compression saves less than a packet. */
export const worthCompressing = 1_000;

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return encodings[encoding](bytes);
}
