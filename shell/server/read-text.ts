import { readFile } from 'node:fs/promises';
import { integrityOf } from '@varda/shared/federation/integrity';

/** How long an answer of a host counts, in milliseconds: a redeployed remote shows within this time. */
export const fresh = 1_000;

/** Longest wait for a host's answer, in milliseconds. */
const patience = 1_500;

/**
 * The text of a file or an http address.
 *
 * @throws Error when there is none, or none in time
 */
export async function readText(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8');
  const response = await fetch(place, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return response.text();
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
