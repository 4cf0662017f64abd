import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { flushFolder } from '../pictures/flush-folder.ts';
import { hashComment, sumLine } from './dump-format.ts';

/** How the name of a dump ends that is not whole yet. */
export const draftEnd = '.unfinished';

/** Writes a dump beside its place; it comes to its place once it is whole and on disk. */
export class DumpWriter {
  readonly #file: string;
  /** Of a name that nobody else has: another dump into the same file may be at work. */
  readonly #draft: string;
  readonly #pack = pack();
  readonly #written: Promise<void>;
  readonly #sums = createHash('sha256');
  #parts = 0;

  constructor(file: string) {
    this.#file = file;
    this.#draft = `${file}.${randomUUID()}${draftEnd}`;
    // It holds the hashes of passwords.
    const stream = createWriteStream(this.#draft, { mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, stream);
    this.#written.catch(() => {});
  }

  /** Adds a part; done when there is room for the next one. */
  async add(name: string, content: Buffer | string): Promise<void> {
    // What has ended the writing says why.
    if (this.#pack.destroyed) await this.#written;
    const bytes = Buffer.from(content);
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.#sums.update(sumLine(name, hash));
    this.#parts += 1;
    const header = { name, mode: 0o600, pax: { comment: hashComment(hash) } };
    const taken = new Promise<void>((resolve, reject) => {
      const entry = this.#pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
      // It tells of a failure here as well, and nobody else listens: that would end the process.
      entry.on('error', reject);
    });
    // A full disk ends the writing, not the waiting for room.
    await Promise.race([taken, this.#written.then(() => taken)]);
  }

  async finish(): Promise<void> {
    await this.add('end.json', JSON.stringify({ parts: this.#parts, sha256: this.#sums.copy().digest('hex') }));
    this.#pack.finalize();
    await this.#written;
    await rename(this.#draft, this.#file);
    await flushFolder(path.dirname(this.#file));
  }

  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => {});
    await rm(this.#draft, { force: true });
  }
}
