import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One file of a picture: `640.webp`. */
export interface PictureFile {
  name: string;
  bytes: Buffer;
}

/** Where the files of pictures are kept. All files of a picture appear at once and never change. */
export interface PictureStore {
  /** Keeps a picture; does nothing if it is there already. */
  put(key: string, files: readonly PictureFile[]): Promise<void>;
  read(key: string, name: string): Promise<Buffer | null>;
  /** Removes a picture, if it is there. */
  remove(key: string): Promise<void>;
  /** Keys of pictures that were put before the given moment. */
  keysBefore(moment: Date): AsyncIterable<string>;
  /** Rejects when pictures cannot be kept at present. */
  check(): Promise<void>;
}

/** Pictures as folders of files: `<folder>/<key>/640.webp`. */
export class FolderPictureStore implements PictureStore {
  readonly #folder: string;
  /** On the same file system, so that a finished picture is renamed into its place. */
  readonly #unfinished: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#unfinished = path.join(folder, '.unfinished');
  }

  async put(key: string, files: readonly PictureFile[]): Promise<void> {
    const place = path.join(this.#folder, key);
    if (await exists(place)) return;
    const draft = path.join(this.#unfinished, `${key}-${randomUUID()}`);
    await mkdir(draft, { recursive: true });
    try {
      for (const { name, bytes } of files) await writeFile(path.join(draft, name), bytes, { flush: true });
      await rename(draft, place);
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
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(path.join(this.#folder, key), { recursive: true, force: true });
  }

  async *keysBefore(moment: Date): AsyncIterable<string> {
    await this.check();
    for (const folder of [this.#folder, this.#unfinished]) {
      for (const name of await readdir(folder)) {
        const made = await stat(path.join(folder, name)).catch(() => null);
        if (!made || made.mtime >= moment || name === path.basename(this.#unfinished)) continue;
        if (folder === this.#folder) yield name;
        // Left behind by a process that ended while it wrote.
        else await rm(path.join(folder, name), { recursive: true, force: true });
      }
    }
  }

  async check(): Promise<void> {
    await mkdir(this.#unfinished, { recursive: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
