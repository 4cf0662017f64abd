import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { fetchWhole } from './fetch-whole.ts';

/** @throws Error when the site does not answer with it, or not in time */
export async function textOfSite(origin: string, path: string): Promise<string> {
  const { status, content } = await fetchWhole(origin + path);
  if (status === 200 && content) return content.toString();
  const answer = `${origin}${path}: ${status ?? 'no answer'}`;
  throw new Error(`The site does not answer (${answer}): see that its shell and api are up, and try again`);
}

/** The remotes as the shell shows them. */
export async function liveRemotesOf(origin: string): Promise<LiveRemote[]> {
  return JSON.parse(await textOfSite(origin, '/remotes.json')) as LiveRemote[];
}
