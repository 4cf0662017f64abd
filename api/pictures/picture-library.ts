import type { Picture } from '@varda/shared/contract/pictures';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '../database/open-database.ts';
import { type EncodedPicture, encodePicture } from './picture-encoder.ts';
import { type PictureHolds, pictureHolds } from './picture-holds.ts';
import {
  addClaim,
  addPicture,
  deleteIfUnused,
  findPictures,
  isKnown,
  releaseExpiredClaims,
  unusedKeys,
} from './pictures.repository.ts';
import type { PictureStore } from './pictures.store.ts';

/** PostgreSQL and SQLite on a row that another one still refers to. */
const stillReferenced = /foreign key constraint/i;

/** How long an upload of the rich text editor waits for a text that shows it, in milliseconds. */
const waitsForText = 24 * 60 * 60_000;

interface Surroundings {
  db: Db;
  /** The connections to PostgreSQL, where that is the engine. */
  pool: Pool | null;
  store: PictureStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Pictures of rows: files in the store, measures in the database. A picture has a row before it has files and loses them in
 * the transaction that takes the row, so that a row never lacks its files and nothing that is used is removed.
 */
export class PictureLibrary {
  readonly #db: Db;
  readonly #log: Surroundings['log'];
  readonly #holds: PictureHolds;
  readonly store: PictureStore;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ db, pool, store, log }: Surroundings) {
    this.#db = db;
    this.#log = log;
    this.#holds = pictureHolds(pool);
    this.store = store;
  }

  /**
   * Takes an upload in and lets `use` write a row that shows it. If `use` fails, the picture is gone again.
   *
   * @throws PictureError if the upload cannot be kept as a picture
   */
  async using<T>(upload: Buffer, use: (key: string) => Promise<T>): Promise<T> {
    const { variants, ...picture } = await this.#encode(upload);
    const release = await this.#holds.hold(picture.key);
    try {
      await addPicture(this.#db, picture);
      const files = variants.map(({ width, format, bytes }) => ({ name: `${width}.${format}`, bytes }));
      await this.store.put(picture.key, files);
      return await use(picture.key);
    } finally {
      await release();
      await this.removeUnused([picture.key]);
    }
  }

  /**
   * Takes an upload in for a text that is still being written. Without a text that shows it, it is removed after a day.
   *
   * @throws PictureError if the upload cannot be kept as a picture
   */
  takeIn(upload: Buffer): Promise<Picture> {
    return this.using(upload, async (key) => {
      await addClaim(this.#db, key, waitsForText);
      const [picture] = await findPictures(this.#db, [key]);
      return picture as Picture;
    });
  }

  /**
   * Removes pictures, those that nothing shows. The change that has made them unused is stored already and does not fail
   * with this: what cannot be removed at present, `tidy` removes later.
   */
  async removeUnused(keys: readonly string[]): Promise<void> {
    for (const key of keys)
      try {
        await this.#removeIfUnused(key);
      } catch (error) {
        this.#log.warn({ picture: key, message: (error as Error).message }, 'an unused picture could not be removed');
      }
  }

  /** Removes what a process left behind that ended half way: expired claims, unused pictures, files without a row. */
  async tidy(): Promise<void> {
    await releaseExpiredClaims(this.#db);
    for (const key of await unusedKeys(this.#db)) await this.#removeIfUnused(key);
    for await (const key of this.store.keys()) if (!(await isKnown(this.#db, key))) await this.#removeIfUnused(key);
    for await (const key of this.store.leftovers()) await this.#whileFree(key, () => this.store.discard(key));
  }

  async #removeIfUnused(key: string): Promise<void> {
    try {
      await this.#whileFree(key, async (tx) => {
        await deleteIfUnused(tx, key);
        if (!(await isKnown(tx, key))) await this.store.remove(key);
      });
    } catch (error) {
      // On PostgreSQL a text may begin to show the picture between the look and the deletion, which is then refused.
      if (!stillReferenced.test((error as Error).message)) throw error;
    }
  }

  /** Works on the files of a picture while nobody else does; not at all if somebody holds it. */
  #whileFree(key: string, work: (tx: Db) => Promise<void>): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      if (await this.#holds.isFree(tx, key)) await work(tx);
    });
  }

  /** One at a time: a large picture takes some 200 MB while it is decoded, and encoding uses all cores by itself. */
  #encode(upload: Buffer): Promise<EncodedPicture> {
    const encoded = this.#turn.then(() => encodePicture(upload));
    this.#turn = encoded.catch(() => {});
    return encoded;
  }
}
