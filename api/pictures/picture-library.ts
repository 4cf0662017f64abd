import type { HealthProblem } from '@varda/contract/health';
import type { Picture } from '@varda/contract/pictures';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { byProgram } from '../activity/activity.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import type { Upload } from '../http/form-body.ts';
import { once } from '../http/idempotency.ts';
import { leafletFile, leafletKey } from '../leaflets/leaflet-file.ts';
import { addMedia } from '../media/name-media.ts';
import { isInTrash, takeFromTrash } from '../trash/trash.repository.ts';
import { type EncodedPicture, encodePicture, PictureError } from './picture-encoder.ts';
import { type PictureHolds, pictureHolds } from './picture-holds.ts';
import {
  addClaim,
  addLeaflet,
  addPicture,
  findPictures,
  forgetEndedPreviews,
  isHeldByPreview,
  isStored,
  isUsed,
  knownKeys,
  putRowsBack,
  releaseExpiredClaims,
  removeIfUnused,
  unusedKeys,
} from './pictures.repository.ts';
import type { PictureStore, Trashed } from './pictures.store.ts';
import { S3Error } from './s3-error.ts';
import { isOwnStore } from './storage-identity.ts';

/** PostgreSQL and SQLite on a row that another one still refers to, or that refers to none. */
const stillReferenced = /foreign key constraint/i;

/** More than this share of all pictures, and more than {@link fewPictures}, is never removed without being asked. */
const smallShare = 0.1;
const fewPictures = 20;

const day = 24 * 60 * 60_000;

/** What is wrong with the stored pictures. */
type StorageProblem = Extract<
  HealthProblem,
  'pictures_of_another_database' | 'too_many_unknown_pictures' | 'pictures_missing'
>;

const remedies: Record<StorageProblem, string> = {
  pictures_missing:
    'pictures that the database knows are not in the storage. Check DATA_DIR, S3_BUCKET and S3_PREFIX, or restore a dump; ' +
    'what was in the trash has been put back',
  pictures_of_another_database:
    'the stored pictures belong to another database; none is removed. Check DATA_DIR, DATABASE_URL and S3_…, and start ' +
    'again; if this database is to have them from now on, run: npm run adopt-pictures -w api',
  too_many_unknown_pictures:
    'a large part of the stored pictures is unknown to the database; none is removed. Check DATA_DIR, DATABASE_URL and ' +
    'S3_…; if these pictures are to go, run: npm run adopt-pictures -w api',
};

interface Services {
  db: Db;
  /** The connections to PostgreSQL, where that is the engine. */
  pool: Pool | null;
  store: PictureStore;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How long a removed picture lies in the trash. */
  trashDays: number;
  /** How long an upload waits for the text that is to show it. */
  uploadDays: number;
}

/** What a form's files need. */
export type Uploads = Pick<PictureLibrary, 'using' | 'usingLeaflet' | 'removeUnused'>;

/**
 * Pictures of rows, and leaflets: files in the store, measures in the database. A picture has a row before it has files and loses them after
 * the row, so that a row never lacks its files and nothing that is used is removed.
 */
export class PictureLibrary {
  readonly #db: Db;
  readonly #log: Services['log'];
  readonly #holds: PictureHolds;
  readonly #trashDays: number;
  readonly #uploadDays: number;
  readonly store: PictureStore;
  #turn: Promise<unknown> = Promise.resolve();
  /** Whether the store is this database's; null until that has been looked at. */
  #isOwn: boolean | null = null;
  readonly #problems = new Set<StorageProblem>();

  constructor({ db, pool, store, log, trashDays, uploadDays }: Services) {
    this.#db = db;
    this.#log = log;
    this.#holds = pictureHolds(pool);
    this.#trashDays = trashDays;
    this.#uploadDays = uploadDays;
    this.store = store;
  }

  /** What is wrong with the stored pictures, as far as is known. */
  async problems(): Promise<StorageProblem[]> {
    const isGone = this.#isOwn && (await this.store.owner().catch(() => '')) === null;
    return [...new Set([...this.#problems, ...(isGone ? ['pictures_missing' as const] : [])])];
  }

  /** Looks whether the store is that of this database; while it is not, nothing is removed from it. */
  async checkOwner(): Promise<boolean> {
    this.#isOwn = await isOwnStore(this.#db, this.store);
    this.#tell('pictures_of_another_database', !this.#isOwn);
    return this.#isOwn;
  }

  /**
   * Takes an upload in and lets `use` write a row that shows it. If `use` fails, a picture that was new is gone again; one that lies in the
   * trash stays there, and comes back with what was said of it otherwise.
   *
   * @param upload a file, or the key of a picture that is stored already
   * @throws PictureError if the upload cannot be stored as a picture, or none is stored under the key
   */
  async using<T>(upload: Upload, use: (key: string) => Promise<T>): Promise<T> {
    if (typeof upload === 'string') {
      const isThere = async () => (await findPictures(this.#db, [upload])).length > 0;
      return this.#usingStored(upload, use, isThere);
    }
    return this.#usingNew(upload, async (key) => {
      const used = await use(key);
      await this.#outOfTrash(key);
      return used;
    });
  }

  /** The same for what is looked at and not saved: a picture that lies in the trash stays there, and a preview that holds it shows it. */
  readonly forPreviews: Uploads = {
    using: (upload, use) => {
      if (typeof upload !== 'string') return this.#usingNew(upload, use);
      const isThere = async () =>
        (await findPictures(this.#db, [upload])).length > 0 || (await isHeldByPreview(this.#db, upload));
      return this.#usingStored(upload, use, isThere);
    },
    usingLeaflet: (upload, use) => this.usingLeaflet(upload, use),
    removeUnused: (keys) => this.removeUnused(keys),
  };

  async #usingNew<T>(upload: Buffer, use: (key: string) => Promise<T>): Promise<T> {
    const { variants, ...picture } = await this.#encode(upload);
    const release = await this.#holds.hold(picture.key);
    try {
      const created_at = await addPicture(this.#db, picture);
      const files = variants.map(({ width, format, bytes }) => ({ name: `${width}.${format}`, bytes }));
      await this.store.put(picture.key, files);
      const largest = files.find(({ name }) => name === `${picture.widths.at(-1)}.webp`);
      await this.#intoLibrary({ key: picture.key, size: largest?.bytes.length ?? null, created_at });
      return await use(picture.key);
    } finally {
      await release();
      await this.removeUnused([picture.key]);
    }
  }

  /**
   * Takes a leaflet in and lets `use` write a row that has it. If `use` fails, the leaflet is gone again.
   *
   * @param upload a PDF file, or the key of a leaflet that is stored already
   */
  async usingLeaflet<T>(upload: Upload, use: (key: string) => Promise<T>): Promise<T> {
    if (typeof upload === 'string') return this.#usingStored(upload, use, () => isStored(this.#db, 'leaflets', upload));
    const key = leafletKey(upload);
    const release = await this.#holds.hold(key);
    try {
      await addLeaflet(this.#db, { key, size: upload.length });
      await this.store.put(key, [{ name: leafletFile, bytes: upload }]);
      return await use(key);
    } finally {
      await release();
      await this.removeUnused([key]);
    }
  }

  async #usingStored<T>(key: string, use: (key: string) => Promise<T>, isThere: () => Promise<boolean>): Promise<T> {
    const release = await this.#holds.hold(key);
    try {
      if (!(await isThere())) throw new PictureError('unknown_picture');
      return await use(key);
    } finally {
      await release();
    }
  }

  /** Works on a picture that no save is about to show; answers whether that was so. */
  async whileFree(key: string, work: () => Promise<void>): Promise<boolean> {
    let isDone = false;
    await this.#holds.whileFree(key, async () => {
      await work();
      isDone = true;
    });
    return isDone;
  }

  /** Puts a picture into the library, if it is new there. */
  #intoLibrary(picture: Parameters<typeof addMedia>[1]): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      await guard(tx, 'media');
      if (!(await isInTrash(tx, 'media', picture.key))) await addMedia(tx, picture);
    });
  }

  #outOfTrash(key: string): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      await guard(tx, 'media');
      if (await isInTrash(tx, 'media', key)) await takeFromTrash(tx, 'media', key, byProgram);
    });
  }

  /**
   * Takes an upload in for a text that is still being written. Without a text that shows it, it is removed after `uploadDays`.
   *
   * @throws PictureError if the upload cannot be stored as a picture
   */
  async takeIn(upload: Upload): Promise<Picture> {
    const key = await this.using(upload, async (key) => {
      await this.#db.transaction().execute((tx) => once(tx, () => addClaim(tx, key, this.#uploadDays * day)));
      return key;
    });
    const [picture] = await findPictures(this.#db, [key]);
    return picture as Picture;
  }

  /**
   * Removes pictures, those that nothing shows. The change that has made them unused is stored already and does not fail
   * with this: what cannot be removed at present, and what comes after it, `tidy` removes later.
   */
  async removeUnused(keys: readonly string[]): Promise<void> {
    for (const key of keys)
      try {
        await this.#removeIfUnused(key);
      } catch (error) {
        this.#log.warn({ picture: key, message: (error as Error).message }, 'an unused picture could not be removed');
        // A storage that hangs would be waited for again with each of them; one that refuses this one may give the next.
        if (error instanceof S3Error && error.isPassing) return;
      }
  }

  /**
   * Removes what a process left behind that ended half way: expired claims, unused pictures, files without a row. Takes
   * pictures that are known out of the trash, and deletes what has lain in there long enough.
   *
   * @param options.any removes more than a small share of files without a row too
   */
  async tidy({ any = false } = {}): Promise<void> {
    await releaseExpiredClaims(this.#db);
    await forgetEndedPreviews(this.#db);
    if (!(await this.checkOwner())) return;
    const stored = new Set<string>();
    for await (const key of this.store.keys()) stored.add(key);
    const known = await knownKeys(this.#db);
    const putBack = await this.#tidyTrash((key) => known.has(key) && !stored.has(key));
    // A picture that is being taken in has a row before it has files.
    const missing = [...known].filter((key) => !stored.has(key) && !putBack.has(key));
    this.#tell('pictures_missing', await this.#areMissing(missing));
    // These are the database's own, however many: uploads that failed on a full disk, say.
    await this.removeUnused(await unusedKeys(this.#db));
    const unknown = [...stored].filter((key) => !known.has(key));
    const areTooMany = !any && unknown.length > Math.max(fewPictures, stored.size * smallShare);
    this.#tell('too_many_unknown_pictures', areTooMany);
    if (areTooMany) return;
    await this.removeUnused(unknown);
    for await (const key of this.store.leftovers()) await this.#holds.whileFree(key, () => this.store.discard(key));
  }

  /** Makes the store belong to this database; what the database does not know goes to the trash. */
  async adopt(id: string): Promise<void> {
    await this.store.claim(id);
    await this.tidy({ any: true });
  }

  /** Whether any of these pictures is used by a row and not about to come. */
  async #areMissing(keys: readonly string[]): Promise<boolean> {
    for (const key of keys) {
      let isMissing = false;
      await this.#holds.whileFree(key, async () => {
        isMissing = await isUsed(this.#db, key);
      });
      if (isMissing) return true;
    }
    return false;
  }

  /** @returns keys of what has been put back */
  async #tidyTrash(isMissing: (key: string) => boolean): Promise<Set<string>> {
    const back = new Set<string>();
    const all: Trashed[] = [];
    for await (const trashed of this.store.trashed()) all.push(trashed);
    // The last one first: in a folder it is whole, and the others stay. In S3, where a removal may have come to its end in several goes,
    // each has a part of the files.
    for (const trashed of all.toReversed()) {
      if (isMissing(trashed.key)) {
        await this.#holds.whileFree(trashed.key, () => this.store.putBack(trashed));
        back.add(trashed.key);
      } else if (trashed.at < Date.now() - this.#trashDays * day) await this.store.destroy(trashed);
    }
    return back;
  }

  /** Notes whether something is wrong, and says so in the log when it begins. */
  #tell(problem: StorageProblem, isWrong: boolean): void {
    if (isWrong && !this.#problems.has(problem)) this.#log.error({ problem }, remedies[problem]);
    if (isWrong) this.#problems.add(problem);
    else this.#problems.delete(problem);
  }

  /** The row goes first: what is rolled back has removed no file, and nobody waits for a storage that hangs but who removes. */
  async #removeIfUnused(key: string): Promise<void> {
    if (!(this.#isOwn ?? (await this.checkOwner()))) return;
    await this.#holds.whileFree(key, async () => {
      const removed = await this.#db
        .transaction()
        .execute((tx) => removeIfUnused(tx, key))
        .catch((error: Error) => {
          // On PostgreSQL a text may begin to show the picture between the look and the deletion, which is then refused.
          if (!stillReferenced.test(error.message)) throw error;
          return null;
        });
      if (!removed) return;
      await this.store.remove(key).catch(async (error: Error) => {
        // With its row, `tidy` knows it for the database's own: of files without one it removes a small share alone.
        await putRowsBack(this.#db, removed);
        throw error;
      });
    });
  }

  /** One at a time: a large picture takes some 200 MB while it is decoded, and encoding uses all cores by itself. */
  #encode(upload: Buffer): Promise<EncodedPicture> {
    const encoded = this.#turn.then(() => encodePicture(upload));
    this.#turn = encoded.catch(() => {});
    return encoded;
  }
}
