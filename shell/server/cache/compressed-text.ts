import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '@varda/server/accepted';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const compressWithGzip = promisify<Buffer, Buffer>(gzip);

/**
 * Of a text while somebody waits for it (some 3 ms a page), and of one that has been asked for again: it is about a tenth smaller, and
 * takes a tenth of a second.
 */
const brotliQuality = { first: 5, again: 10 };

/** One text after the other: the first response of a page goes before the better ones of others. */
let recompressing: Promise<unknown> = Promise.resolve();

/** A text that is sent again and again: compressed when it is first asked for, and once more and better when it is asked for again. */
export class CompressedText {
  readonly #text: Buffer;
  #brotli: Promise<Buffer> | undefined;
  #isRecompressed = false;
  #gzip: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.#text = Buffer.from(text);
  }

  /** In bytes, uncompressed. */
  get size(): number {
    return this.#text.length;
  }

  async as(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === 'br') return this.#asBrotli();
    if (encoding === null) return this.#text;
    this.#gzip ??= compressWithGzip(this.#text);
    return this.#gzip;
  }

  #asBrotli(): Promise<Buffer> {
    if (this.#brotli) this.#recompress();
    else this.#brotli = this.#compressed(brotliQuality.first);
    return this.#brotli;
  }

  #recompress(): void {
    if (this.#isRecompressed) return;
    this.#isRecompressed = true;
    recompressing = recompressing
      .then(() => this.#compressed(brotliQuality.again))
      .then(
        (smaller) => {
          this.#brotli = Promise.resolve(smaller);
        },
        // The one that there is does as well.
        () => undefined,
      );
  }

  #compressed(quality: number): Promise<Buffer> {
    return brotli(this.#text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  }
}

/** Sends a text in the best encoding that the request takes. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const bytes = await text.as(encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
