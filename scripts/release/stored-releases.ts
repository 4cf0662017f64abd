import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@varda/platform/federation/integrity';
import { type BuiltManifest, builtManifest } from '@varda/platform/federation/manifest';
import { removeLeftovers } from '@varda/server/remove-leftovers';

/** A build with what identifies it. */
export interface Candidate {
  manifest: BuiltManifest;
  /** Of `remote.json`. */
  integrity: string;
}

/** Longest wait for a host, in milliseconds. */
const timeoutMs = 10_000;

/**
 * @param folder of a finished build
 * @throws Error when there is none
 */
export async function readCandidate(folder: string): Promise<Candidate> {
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no build of a remote`);
  });
  return candidateOf(text);
}

/**
 * @param url of a `remote.json` on a remote's host
 * @throws Error when no build is served there
 */
export async function fetchCandidate(url: string): Promise<Candidate> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  if (!response?.ok) throw new Error(`There is no build of a remote at ${url} (${response?.status ?? 'no answer'})`);
  return candidateOf(await response.text());
}

function candidateOf(text: string): Candidate {
  return { manifest: builtManifest.parse(JSON.parse(text)), integrity: integrityOf(text) };
}

/** Puts a build into the folder of its version, whole or not at all. A version that stands there already is left alone. */
export async function storeBuild(build: string, releases: string, version: string): Promise<void> {
  const folder = path.join(releases, version);
  if (await stat(folder).catch(() => null)) return;
  await mkdir(releases, { recursive: true });
  await removeLeftovers(releases, /^\.[0-9a-f]{12}-/);
  // Of a name that nobody has had: what a killed release has left is no part of the version.
  const work = await mkdtemp(path.join(releases, `.${version}-`));
  try {
    const unfinished = path.join(work, 'build');
    await cp(build, unfinished, { recursive: true, filter: (file) => path.basename(file) !== '.sources' });
    await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Removes stored versions but for the newest of them and for those that are in use; answers which. */
export async function dropOldBuilds(
  releases: string,
  {
    keep,
    inUse,
    newestFirst,
  }: { keep: number; inUse: readonly (string | null | undefined)[]; newestFirst: readonly string[] },
): Promise<string[]> {
  const stored = (await readdir(releases)).filter((name) => newestFirst.includes(name));
  const old = newestFirst.filter((version) => stored.includes(version)).slice(keep);
  const dropped = old.filter((version) => !inUse.includes(version));
  await Promise.all(dropped.map((version) => dropBuild(releases, version)));
  return dropped;
}

/** Removes a stored version. */
export async function dropBuild(releases: string, version: string): Promise<void> {
  // It gives up its name first: a part of it would pass for the version, and be left alone by a later release of that.
  const nameless = path.join(releases, `.${version}-${randomUUID()}`);
  await rename(path.join(releases, version), nameless);
  await rm(nameless, { recursive: true, force: true });
}
