import type { Picture } from '@varda/shared/contract/pictures';
import type { Db } from '../database/open-database.ts';
import { type EncodedPicture, encodePicture } from './picture-encoder.ts';
import {
  addClaim,
  claimPicture,
  deleteIfUnused,
  findPictures,
  isKnown,
  releaseClaim,
  releaseExpiredClaims,
  unusedKeys,
} from './pictures.repository.ts';
import type { PictureStore } from './pictures.store.ts';

/** PostgreSQL and SQLite on a row that another one still refers to. */
const stillReferenced = /foreign key constraint/i;

/** Files younger than this may belong to an upload of another process that has no row yet, in milliseconds. */
const orphanAge = 60 * 60_000;

/** How long an upload of the rich text editor waits for a text that shows it, in milliseconds. */
const waitsForText = 24 * 60 * 60_000;

/**
 * Pictures of rows: files in the store, measures in the database. A picture has a row before it has files and loses them in
 * the transaction that takes the row, so that a row never lacks its files and nothing that is used is removed.
 */
export class PictureLibrary {
  readonly #db: Db;
  readonly store: PictureStore;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(db: Db, store: PictureStore) {
    this.#db = db;
    this.store = store;
  }

  /**
   * Takes an upload in and lets `use` write a row that shows it. If `use` fails, the picture is gone again.
   *
   * @throws PictureError if the upload cannot be kept as a picture
   */
  async using<T>(upload: Buffer, use: (key: string) => Promise<T>): Promise<T> {
    const { variants, ...picture } = await this.#encode(upload);
    const claim = await claimPicture(this.#db, picture);
    try {
      const files = variants.map(({ width, format, bytes }) => ({ name: `${width}.${format}`, bytes }));
      await this.store.put(picture.key, files);
      return await use(picture.key);
    } finally {
      await releaseClaim(this.#db, claim);
      await this.removeUnused(picture.key);
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

  /** Removes a picture, if there is one and nothing shows it. */
  async removeUnused(key: string | null | undefined): Promise<void> {
    if (!key) return;
    try {
      await this.#db.transaction().execute(async (tx) => {
        if (await deleteIfUnused(tx, key)) await this.store.remove(key);
      });
    } catch (error) {
      // PostgreSQL lets a claim slip in between the look and the deletion, and then refuses the latter.
      if (!stillReferenced.test((error as Error).message)) throw error;
    }
  }

  /** Removes what a process left behind that ended half way: expired claims, unused pictures, files without a row. */
  async tidy(): Promise<void> {
    await releaseExpiredClaims(this.#db);
    for (const key of await unusedKeys(this.#db)) await this.removeUnused(key);
    for await (const key of this.store.keysBefore(new Date(Date.now() - orphanAge)))
      if (!(await isKnown(this.#db, key))) await this.store.remove(key);
  }

  /** One at a time: a large picture takes some 200 MB while it is decoded, and encoding uses all cores by itself. */
  #encode(upload: Buffer): Promise<EncodedPicture> {
    const encoded = this.#turn.then(() => encodePicture(upload));
    this.#turn = encoded.catch(() => {});
    return encoded;
  }
}
