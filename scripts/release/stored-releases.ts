import { randomUUID } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteVersion } from '@varda/contract/releases';
import { integrityOf } from '@varda/platform/federation/integrity';
import { type BuiltManifest, builtManifest } from '@varda/platform/federation/manifest';
import { removeLeftovers } from '@varda/server/remove-leftovers';
import { z } from 'zod';
import { fetchWhole } from './fetch-whole.ts';

/** A build with what identifies it. */
export interface Candidate {
  manifest: BuiltManifest;
  /** Of `remote.json`. */
  integrity: string;
}

/**
 * @param folder of a finished build
 * @throws Error when there is none
 */
export async function readCandidate(folder: string): Promise<Candidate> {
  const file = path.join(folder, 'remote.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: there is no whole build of a remote. Delete ${folder} and build it anew`);
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  if (links.length > 0)
    throw new Error(
      `${folder} holds symbolic links, which may lead out of it: ${links.join(', ')}. Build files instead`,
    );
  return candidateOf(text, file);
}

/**
 * @param url of a `remote.json` on a remote's host
 * @throws Error when no build is served there
 */
export async function fetchCandidate(url: string): Promise<Candidate> {
  const { status, content } = await fetchWhole(url);
  if (status !== 200 || !content) throw new Error(`There is no build of a remote at ${url} (${status ?? 'no answer'})`);
  return candidateOf(content.toString(), url);
}

/** A version is the name of a folder as well, and what the desk takes. */
const releasedManifest = builtManifest.extend({
  version: z.string().refine((text) => remoteVersion.safeParse(text).success, {
    error: 'must be 12 characters of a hash of all files, 0-9 and a-f',
  }),
});

function candidateOf(text: string, from: string): Candidate {
  const read = releasedManifest.safeParse(parsedJson(text));
  if (read.success) return { manifest: read.data, integrity: integrityOf(text) };
  const mistakes = read.error.issues.map((issue) => `  ${issue.path.join('.') || 'all of it'}: ${issue.message}`);
  throw new Error([`${from} does not fit its schema (docs/other-bundlers.md):`, ...mistakes].join('\n'));
}

/** Nothing, if it is none. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Puts a build into the folder of its version, whole or not at all. A version that stands there already is left alone, unless files of
 * it are damaged: it could never be released then.
 *
 * @returns whether the version was not there before
 */
export async function storeBuild(build: string, releases: string, version: string): Promise<boolean> {
  const folder = path.join(releases, version);
  const isThere = (await stat(folder).catch(() => null)) !== null;
  if (isThere && !(await isDamaged(folder, build))) return false;
  await mkdir(releases, { recursive: true });
  await removeLeftovers(releases, (name) => /^\.[0-9a-f]{12}-/.test(name));
  // Of a name that nobody has had: what a killed release has left is no part of the version.
  const work = await mkdtemp(path.join(releases, `.${version}-`));
  try {
    const unfinished = path.join(work, 'build');
    await cp(build, unfinished, { recursive: true, filter: (file) => path.basename(file) !== '.sources' });
    if (isThere) await rename(folder, path.join(work, 'damaged'));
    await rename(unfinished, folder);
    return !isThere;
  } catch (error) {
    // Another release has stored it meanwhile.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Whether a stored version lacks something of the build that it was made from, as after a copy of what was still being written. */
async function isDamaged(folder: string, build: string): Promise<boolean> {
  const isOfBuild = async (file: string) => {
    const [stored, built] = [folder, build].map((place) => readFile(path.join(place, file)).catch(() => null));
    return (await stored)?.equals((await built) ?? Buffer.of()) ?? false;
  };
  // Another build under this version is none of this one's business: the desk refuses it.
  if (!(await isOfBuild('remote.json'))) return false;
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.sources');
  const places = files.map(({ parentPath, name }) => path.relative(build, path.join(parentPath, name)));
  return (await Promise.all(places.map(isOfBuild))).includes(false);
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
  for (const version of dropped) dropBuild(releases, version);
  return dropped;
}

/** Removes a stored version; in one go, as a process that ends waits for nothing. */
export function dropBuild(releases: string, version: string): void {
  // It gives up its name first: a part of it would pass for the version, and be left alone by a later release of that.
  const nameless = path.join(releases, `.${version}-${randomUUID()}`);
  renameSync(path.join(releases, version), nameless);
  rmSync(nameless, { recursive: true, force: true });
}
