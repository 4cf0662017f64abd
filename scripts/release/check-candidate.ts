import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from '@varda/platform/federation/integrity';
import type { BuiltManifest, RemoteManifest } from '@varda/platform/federation/manifest';
import { type PlatformFile, platformDescription, platformFile } from '@varda/platform/federation/platform-file';
import { fetchWhole } from './fetch-whole.ts';
import { type Candidate, parsedJson } from './stored-releases.ts';

/** Most that the heaviest page of a remote may bring, in bytes of brotli. */
const largestPage = 250_000;

/**
 * Holds a candidate against the live shell, by what it says of itself and by the files as they are served.
 *
 * @param url where it is served
 * @param shell origin of the live shell
 * @returns what speaks against it; nothing if it may go live
 */
export async function checkCandidate({ manifest }: Candidate, url: string, shell: string): Promise<string[]> {
  const problems = platformProblems(manifest, await livePlatform(shell));
  const hashes = new Map(Object.entries(manifest.integrity));
  if (manifest.server) hashes.set(manifest.server.file, manifest.server.integrity);
  const files = await Promise.all([...hashes].map((entry) => checkFile(url, entry)));
  problems.push(...files.flatMap(({ problem }) => problem ?? []));
  const bytes = new Map(files.map(({ file, size }) => [file, size]));
  return [...problems, ...sizeProblems(manifest, bytes)];
}

/**
 * What the live shell gives to remotes.
 *
 * @throws Error if none answers there
 */
export async function livePlatform(shell: string): Promise<PlatformFile> {
  const { status, content } = await fetchWhole(`${shell}/${platformFile}`);
  if (!status) throw new Error(`${shell} does not answer. Is it RELEASE_URL, and is the shell up?`);
  const { data } = platformDescription.safeParse(parsedJson(String(content)));
  if (!data)
    throw new Error(`${shell} is not the address of a shell, which answers at /${platformFile}. Is it RELEASE_URL?`);
  return data;
}

function platformProblems(manifest: BuiltManifest, { contract, versions, exports }: PlatformFile): string[] {
  const problems: string[] = [];
  if (manifest.contract !== contract)
    problems.push(`built against contract ${manifest.contract}, the live shell has ${contract}`);
  for (const [module, wanted] of Object.entries(manifest.requires)) {
    const given = versions[module];
    if (!given) problems.push(`needs ${module}, which the live shell does not provide`);
    else if (major(given) !== major(wanted)) problems.push(`needs ${module} ${wanted}, the live shell has ${given}`);
  }
  for (const [module, names] of Object.entries(manifest.uses)) {
    // A shell that says nothing of it was built before they were written down.
    const missing = names.filter((name) => exports[module] && !exports[module].includes(name));
    if (missing.length > 0)
      problems.push(
        `needs ${missing.join(', ')} of ${module}, which the live shell does not have: deploy the shell first`,
      );
  }
  if (manifest.remote.js.length === 0) problems.push('exposes no module ./remote');
  return problems;
}

function sizeProblems(manifest: RemoteManifest, bytes: ReadonlyMap<string, number>): string[] {
  const weight = (files: readonly string[]) => files.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
  const always = [manifest.entry, ...manifest.remote.js, ...manifest.remote.css, ...manifest.texts.mk.js];
  return Object.entries(manifest.pages).flatMap(([name, { chunk }]) => {
    const total = weight([...new Set([...always, ...chunk.js, ...chunk.css])]);
    return total > largestPage
      ? [`page ${name} brings ${kilobytes(total)}, the budget is ${kilobytes(largestPage)}`]
      : [];
  });
}

async function checkFile(url: string, [file, integrity]: [string, string]) {
  // Packed as browsers ask for it: a host may keep what it sends them in files beside the others.
  const headers = { origin: 'https://shell.example', 'accept-encoding': 'br' };
  const { status, headers: answered, content } = await fetchWhole(`${url}/${file}`, { headers });
  if (!status) return { file, size: 0, problem: `${url}/${file} is not answered: is the remote’s host up?` };
  if (status !== 200) return { file, size: 0, problem: `${file} is answered with ${status}` };
  if (!content) return { file, size: 0, problem: `${file} breaks off, or cannot be unpacked` };
  const size = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  if (integrityOf(content) !== integrity)
    return { file, size, problem: `${file} is served with other content than was built` };
  if (!answered.get('access-control-allow-origin'))
    return { file, size, problem: `${file} is served without Access-Control-Allow-Origin` };
  return { file, size, problem: null };
}

function major(version: string): string {
  return version.replace(/^\D*/, '').split('.', 1)[0] ?? '';
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
