import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { removeLeftovers } from '@varda/server/remove-leftovers';

/** Builds that stay: tabs go on with the one that they were opened with. */
const mostStored = 5;

/** Beside the builds: the registry document as it was read at last (`live-remotes.ts`). */
export const registryFile = 'registry.json';

/**
 * The builds of the shell that this server has files of: the one that it was started with, in a copy that the next build does not
 * touch, and those that were started before it, here or by another server that shares the folder.
 */
export class BuildStore {
  /** Folder of the build that documents are made of. */
  readonly own: string;
  readonly #folder: string | undefined;

  private constructor(own: string, folder: string | undefined) {
    this.own = own;
    this.#folder = folder;
  }

  /**
   * @param dist the finished build
   * @param folder where builds are stored; without it there is the one in `dist` alone, and as long as nobody touches it
   */
  static async with(dist: string, folder: string | undefined): Promise<BuildStore> {
    if (!folder) return new BuildStore(dist, undefined);
    // What servers have left that were killed while they copied, dropped or wrote something.
    await removeLeftovers(folder, (name) => /^([0-9a-f]{12}|registry\.json)-[0-9a-f-]{36}$/.test(name));
    const own = path.join(folder, await hashOf(dist));
    if (!existsSync(own)) await copyWhole(dist, own);
    const now = new Date();
    await utimes(own, now, now);
    const builds = new BuildStore(own, folder);
    for (const old of (await builds.#all()).slice(mostStored)) await drop(old);
    return builds;
  }

  /** The folder of another build that has a file, the newest one; null where none has. */
  async otherWith(file: string): Promise<string | null> {
    if (file.includes('..')) return null;
    return (await this.#all()).find((build) => existsSync(path.join(build, file))) ?? null;
  }

  /** Newest first. */
  async #all(): Promise<string[]> {
    const { own } = this;
    if (!this.#folder) return [own];
    const names = (await readdir(this.#folder)).filter((name) => /^[0-9a-f]{12}$/.test(name));
    const folders = names.map((name) => path.join(path.dirname(own), name));
    const dated = await Promise.all(folders.map(async (at) => ({ at, time: await startedAt(at) })));
    return dated.sort((a, b) => b.time - a.time).map(({ at }) => at);
  }
}

/** Zero for one that another server has dropped meanwhile. */
function startedAt(build: string): Promise<number> {
  return stat(build).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function hashOf(dist: string): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(path.relative(dist, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Under its name it is never there in part, however many servers start at once. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}-${randomUUID()}`;
  await cp(from, part, { recursive: true }).catch(async ({ code }: NodeJS.ErrnoException) => {
    await rm(part, { recursive: true, force: true });
    throw new Error(
      `the build cannot be kept in ${path.dirname(to)} (${code}). Make it writable, with room for it, or choose another folder: SHELL_BUILDS=…, or DATA_DIR=… under npm start`,
    );
  });
  try {
    await rename(part, to);
  } catch (error) {
    await rm(part, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}

/** It gives up its name first: what is emptied bit by bit counts as changed just now, for a server that starts meanwhile. */
async function drop(build: string): Promise<void> {
  const nameless = `${build}-${randomUUID()}`;
  const isOurs = await rename(build, nameless).then(
    () => true,
    () => false, // Another server has dropped it.
  );
  if (isOurs) await rm(nameless, { recursive: true, force: true });
}
