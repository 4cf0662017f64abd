import { isPictureKey, type PictureFile, type PictureStore } from './pictures.store.ts';
import { S3Bucket, type S3Options } from './s3-bucket.ts';

/** Pictures as objects of a bucket: `<prefix><key>/640.webp`. */
export class S3PictureStore implements PictureStore {
  readonly #bucket: S3Bucket;

  constructor(options: S3Options) {
    this.#bucket = new S3Bucket(options);
  }

  async put(key: string, files: readonly PictureFile[]): Promise<void> {
    const present = new Set(await this.#names(key));
    const puts = files
      .filter(({ name }) => !present.has(`${key}/${name}`))
      .map(({ name, bytes }) => this.#bucket.put(`${key}/${name}`, bytes, typeOf(name)));
    // All of them are over before the first failure is told: whoever cleans up after it finds everything.
    const failed = (await Promise.allSettled(puts)).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  read(key: string, name: string): Promise<Buffer | null> {
    return this.#bucket.get(`${key}/${name}`);
  }

  async remove(key: string): Promise<void> {
    await Promise.all((await this.#names(key)).map((name) => this.#bucket.delete(name)));
  }

  async *keys(): AsyncIterable<string> {
    let last = '';
    for await (const name of this.#bucket.list('')) {
      const key = name.split('/')[0] ?? '';
      if (key !== last && isPictureKey(key)) yield key;
      last = key;
    }
  }

  /** There are none: what was put in part stands at its place and is removed from there. */
  async *leftovers(): AsyncIterable<string> {}

  async discard(): Promise<void> {}

  check(): Promise<void> {
    return this.#bucket.check();
  }

  async #names(key: string): Promise<string[]> {
    const names: string[] = [];
    for await (const name of this.#bucket.list(`${key}/`)) names.push(name);
    return names;
  }
}

function typeOf(name: string): string {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
