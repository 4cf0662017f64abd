import {
  isPictureKey,
  type PictureFile,
  type PictureStore,
  type Trashed,
  trashedAs,
  trashName,
} from './pictures.store.ts';
import { S3Bucket, type S3Options } from './s3-bucket.ts';

const trash = '.trash/';
const ownerName = '.database-id';

/** Pictures as objects of a bucket: `<prefix><key>/640.webp`. */
export class S3PictureStore implements PictureStore {
  readonly #bucket: S3Bucket;

  constructor(options: S3Options) {
    this.#bucket = new S3Bucket(options);
  }

  async put(key: string, files: readonly PictureFile[]): Promise<void> {
    const present = new Set(await this.#names(`${key}/`));
    const puts = files
      .filter(({ name }) => !present.has(`${key}/${name}`))
      .map(({ name, bytes }) => this.#bucket.put(`${key}/${name}`, bytes, typeOf(name)));
    // All of them are over before the first failure is thrown: whoever cleans up after it finds everything.
    const failed = (await Promise.allSettled(puts)).find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  read(key: string, name: string): Promise<Buffer | null> {
    return this.#bucket.get(`${key}/${name}`);
  }

  async remove(key: string): Promise<void> {
    await this.#move(`${key}/`, `${trash}${trashName(key)}/`);
  }

  async *trashed(): AsyncIterable<Trashed> {
    let last = '';
    for await (const object of this.#bucket.list(trash)) {
      const name = object.split('/')[1] ?? '';
      const trashed = name === last ? null : trashedAs(name);
      last = name;
      if (trashed) yield trashed;
    }
  }

  async putBack({ key, name }: Trashed): Promise<void> {
    await this.#move(`${trash}${name}/`, `${key}/`);
  }

  async destroy({ name }: Trashed): Promise<void> {
    for (const object of await this.#names(`${trash}${name}/`)) await this.#bucket.delete(object);
  }

  async owner(): Promise<string | null> {
    return (await this.#bucket.get(ownerName))?.toString().trim() ?? null;
  }

  claim(id: string): Promise<void> {
    return this.#bucket.put(ownerName, Buffer.from(`${id}\n`), 'text/plain');
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

  async #names(start: string): Promise<string[]> {
    const names: string[] = [];
    for await (const name of this.#bucket.list(start)) names.push(name);
    return names;
  }

  /**
   * All copies are there before the first original goes. From then on the picture has been moved: an original that stays
   * belongs to no row and is removed by the next `tidy`, while a failure would bring the row back without its other files.
   */
  async #move(from: string, to: string): Promise<void> {
    const names = await this.#names(from);
    await Promise.all(names.map((name) => this.#bucket.copy(name, to + name.slice(from.length))));
    await Promise.allSettled(names.map((name) => this.#bucket.delete(name)));
  }
}

function typeOf(name: string): string {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
