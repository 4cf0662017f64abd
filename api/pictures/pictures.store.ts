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

/** Where the files of pictures are kept. A picture is whole when `put` has come back, and its files never change. */
export interface PictureStore {
  /** Keeps a picture; does nothing if it is there already. */
  put(key: string, files: readonly PictureFile[]): Promise<void>;
  read(key: string, name: string): Promise<Buffer | null>;
  /** Removes a picture, whole or not, if it is there. */
  remove(key: string): Promise<void>;
  /** Keys of all pictures that are there, whole or not. */
  keys(): AsyncIterable<string>;
  /** Keys under which a process that ended half way may have left something beside the pictures. */
  leftovers(): AsyncIterable<string>;
  /** Removes such leftovers. The caller sees to it that nobody puts or removes the picture meanwhile. */
  discard(key: string): Promise<void>;
  /** Rejects when pictures cannot be kept at present. */
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

  constructor(folder: string) {
    this.#folder = folder;
    this.#unfinished = path.join(folder, '.unfinished');
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
    await this.check();
    const draft = this.#draft(key);
    try {
      await rename(path.join(this.#folder, key), draft);
    } catch (error) {
      if (isMissing(error)) return;
      throw error;
    }
    await rm(draft, { recursive: true, force: true });
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
    await mkdir(this.#unfinished, { recursive: true });
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
