import { readFile } from 'node:fs/promises';
import { integrityOf } from '@varda/platform/federation/integrity';

/** Longest wait for a host's answer, in milliseconds. */
const timeoutMs = 1_500;

/** Most bytes of a text: a manifest has some ten thousand of them, an SSR bundle some hundred thousand. */
const largest = 5_000_000;

/**
 * The text of a file or an http address.
 *
 * @throws Error when there is none, none in time, more of it than any has, or only at another place that the host names
 */
export async function readText(place: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const response = await fetch(place, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the download.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > largest) throw new Error(`${place} has more than ${largest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The text of a file of a build, as its manifest names it.
 *
 * @throws Error when there is none, none in time, or another one
 */
export async function readVerified(place: string, integrity: string | undefined): Promise<string> {
  const text = await readText(place);
  if (integrityOf(text) !== integrity) throw new Error(`${place} is not the file that its manifest names`);
  return text;
}
