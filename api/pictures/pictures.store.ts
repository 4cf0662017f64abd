import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flushFolder } from './flush-folder.ts';

/** One file of a picture: `640.webp`. */
export interface PictureFile {
  name: string;
  bytes: Buffer;
}

/** Whether a name is the key of a picture; whatever else lies in a store is not ours. */
export const isPictureKey = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** A picture in the trash. */
export interface Trashed {
  key: string;
  /** When it was removed, in milliseconds. */
  at: number;
  /** Of its folder in the trash. */
  name: string;
}

/** Names of folders in the trash: `1795436040000-<key>`. */
export const trashName = (key: string): string => `${Date.now()}-${key}`;

/** @returns null for what is no picture of the trash */
export function trashedAs(name: string): Trashed | null {
  const [, at, key = ''] = /^(\d{13})-(\w+)$/.exec(name) ?? [];
  return isPictureKey(key) ? { key, at: Number(at), name } : null;
}

/** Where the files of pictures are stored. A picture is whole when `put` has come back, and its files never change. */
export interface PictureStore {
  /** Keeps a picture; does nothing if it is there already. */
  put(key: string, files: readonly PictureFile[]): Promise<void>;
  read(key: string, name: string): Promise<Buffer | null>;
  /** Moves a picture, whole or not, to the trash, if it is there. */
  remove(key: string): Promise<void>;
  /** What lies in the trash, oldest first. A picture that was removed several times is there as often. */
  trashed(): AsyncIterable<Trashed>;
  /** Takes a picture back out of the trash; does nothing if it has been put again meanwhile. */
  putBack(trashed: Trashed): Promise<void>;
  /** Deletes a picture in the trash for good. */
  destroy(trashed: Trashed): Promise<void>;
  /** Id of the database that the store belongs to; null if it has not been claimed yet. */
  owner(): Promise<string | null>;
  /** Makes the store belong to a database. */
  claim(id: string): Promise<void>;
  /** Keys of all pictures that are there, whole or not. */
  keys(): AsyncIterable<string>;
  /** Keys under which a process that ended half way may have left something beside the pictures. */
  leftovers(): AsyncIterable<string>;
  /** Removes such leftovers. The caller sees to it that nobody puts or removes the picture meanwhile. */
  discard(key: string): Promise<void>;
  /** Rejects when pictures cannot be stored at present. */
  check(): Promise<void>;
}

/** Pictures as folders of files: `<folder>/<key>/640.webp`. */
export class FolderPictureStore implements PictureStore {
  readonly #folder: string;
  /**
   * On the same file system, so that a picture comes to its place, and goes from there, by one rename. A folder that was
   * removed file by file could be cut short, and would pass for a whole picture.
   */
  readonly #unfinished: string;
  readonly #trash: string;
  readonly #owner: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#unfinished = path.join(folder, '.unfinished');
    this.#trash = path.join(folder, '.trash');
    this.#owner = path.join(folder, '.database-id');
  }

  async put(key: string, files: readonly PictureFile[]): Promise<void> {
    const place = path.join(this.#folder, key);
    if (await exists(place)) return;
    const draft = this.#draft(key);
    await mkdir(draft, { recursive: true });
    try {
      for (const { name, bytes } of files) await writeFile(path.join(draft, name), bytes, { flush: true });
      await flushFolder(draft);
      await rename(draft, place);
      await flushFolder(this.#folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      // Someone else has put the same picture meanwhile.
      if (!(await exists(place))) throw error;
    }
  }

  async read(key: string, name: string): Promise<Buffer | null> {
    try {
      return await readFile(path.join(this.#folder, key, name));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#makeFolders();
    try {
      await rename(path.join(this.#folder, key), path.join(this.#trash, trashName(key)));
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await flushFolder(this.#trash);
  }

  async *trashed(): AsyncIterable<Trashed> {
    const names = await readdir(this.#trash);
    yield* names.toSorted().flatMap((name) => trashedAs(name) ?? []);
  }

  async putBack({ key, name }: Trashed): Promise<void> {
    const place = path.join(this.#folder, key);
    if (await exists(place)) return;
    await rename(path.join(this.#trash, name), place);
    await flushFolder(this.#folder);
  }

  async destroy({ name }: Trashed): Promise<void> {
    // By way of the unfinished: a folder that is removed file by file and cut short would pass for a whole picture.
    const draft = this.#draft(trashedAs(name)?.key ?? '');
    await rename(path.join(this.#trash, name), draft);
    await rm(draft, { recursive: true, force: true });
  }

  async owner(): Promise<string | null> {
    try {
      return (await readFile(this.#owner, 'utf8')).trim();
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async claim(id: string): Promise<void> {
    const draft = `${this.#owner}-${randomUUID()}`;
    await writeFile(draft, `${id}\n`, { flush: true });
    await rename(draft, this.#owner);
    await flushFolder(this.#folder);
  }

  async *keys(): AsyncIterable<string> {
    for (const name of await readdir(this.#folder)) if (isPictureKey(name)) yield name;
  }

  async *leftovers(): AsyncIterable<string> {
    const drafts = await readdir(this.#unfinished);
    yield* new Set(drafts.map(keyOfDraft).filter(isPictureKey));
  }

  async discard(key: string): Promise<void> {
    for (const draft of await readdir(this.#unfinished))
      if (keyOfDraft(draft) === key) await rm(path.join(this.#unfinished, draft), { recursive: true, force: true });
  }

  async check(): Promise<void> {
    await this.#makeFolders();
    const probe = this.#draft('probe');
    // On a full disk the file is made, and not written.
    await writeFile(probe, 'probe', { flush: true }).finally(() => rm(probe, { force: true }));
  }

  async #makeFolders(): Promise<void> {
    await mkdir(this.#unfinished, { recursive: true });
    await mkdir(this.#trash, { recursive: true });
  }

  #draft(key: string): string {
    return path.join(this.#unfinished, `${key}-${randomUUID()}`);
  }
}

function keyOfDraft(name: string): string {
  return name.split('-')[0] ?? '';
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
