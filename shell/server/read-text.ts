import { readFile } from 'node:fs/promises';

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
