import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Encoding } from '@varda/shared/server/accepted';

const brotli = promisify(brotliCompress);
const deflate = promisify(deflateRaw);

/**
 * Of a text while somebody waits for it (some 3 ms a page), and of one that has been asked for again: it is about a tenth smaller, and
 * takes a tenth of a second.
 */
const brotliQuality = { first: 5, again: 10 };

/** One text after the other: the first answer of a page goes before the better ones of others. */
let densening: Promise<unknown> = Promise.resolve();

/**
 * A text that gets an end of its own each time it is sent: what stands before the end is compressed once, and once more and better
 * where it is asked for again; the end goes out as it is. Both formats may be cut at a flush and go on with a stored block.
 */
export class OpenEnded {
  readonly #start: Buffer;
  #brotli: Promise<Buffer> | undefined;
  #isDensened = false;
  #gzip: Promise<Buffer> | undefined;
  #crc: number | undefined;

  constructor(start: string) {
    this.#start = Buffer.from(start);
  }

  get size(): number {
    return this.#start.length;
  }

  /**
   * The text with an end, in two parts of which the first is the same for all.
   *
   * @param end at most 65,535 bytes, and at least one
   */
  async with(end: string, encoding: Encoding | null): Promise<[Buffer, Buffer]> {
    const bytes = Buffer.from(end);
    if (encoding === 'br') return [await this.#brotliStart(), brotliEnd(bytes)];
    if (encoding === 'gzip') return [await this.#gzipStart(), this.#gzipEnd(bytes)];
    return [this.#start, bytes];
  }

  #brotliStart(): Promise<Buffer> {
    if (this.#brotli) this.#densen();
    else this.#brotli = this.#compressed(brotliQuality.first);
    return this.#brotli;
  }

  #densen(): void {
    if (this.#isDensened) return;
    this.#isDensened = true;
    densening = densening
      .then(() => this.#compressed(brotliQuality.again))
      .then(
        (dense) => {
          this.#brotli = Promise.resolve(dense);
        },
        // The one that there is does as well.
        () => undefined,
      );
  }

  #compressed(quality: number): Promise<Buffer> {
    return brotli(this.#start, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
  }

  #gzipStart(): Promise<Buffer> {
    this.#gzip ??= deflate(this.#start, { finishFlush: constants.Z_SYNC_FLUSH }).then((deflated) =>
      Buffer.concat([gzipHeader, deflated]),
    );
    return this.#gzip;
  }

  #gzipEnd(end: Buffer): Buffer {
    this.#crc ??= crc32(this.#start);
    const block = Buffer.alloc(5);
    block[0] = 1; // The last block, stored.
    block.writeUInt16LE(end.length, 1);
    block.writeUInt16LE(end.length ^ 0xffff, 3);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(end, this.#crc), 0);
    trailer.writeUInt32LE((this.#start.length + end.length) % 2 ** 32, 4);
    return Buffer.concat([block, end, trailer]);
  }
}

/** Deflate, no name, no time, an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A stored block (RFC 7932, 9.2: not the last, four nibbles of length less one, uncompressed), and an empty last one. */
function brotliEnd(end: Buffer): Buffer {
  const block = Buffer.allocUnsafe(end.length + 4);
  block.writeUIntLE(((end.length - 1) << 3) | (1 << 19), 0, 3);
  end.copy(block, 3);
  block[block.length - 1] = 3;
  return block;
}
