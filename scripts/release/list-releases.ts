import { table } from '../table.ts';
import type { ReleaseDesk } from './release-desk.ts';

/** Prints versions, pointers and history of a remote. */
export async function listReleases(desk: ReleaseDesk, remote: string): Promise<void> {
  const { url, live, canary, enabled, releases, events } = await desk.remote(remote);
  const mark = (version: string) => {
    if (version === live) return 'live';
    return version === canary?.version ? `canary ${canary.share} %${canary.staff ? ' and staff' : ''}` : '';
  };
  if (!enabled) console.log(`${remote} is switched off\n`);
  if (!live) console.log(`live is what ${url} serves at its root\n`);
  const versions = releases.map(({ version, publishedAt, publishedBy }) => [
    version,
    publishedAt,
    publishedBy,
    mark(version),
  ]);
  console.log(table([['version', 'published', 'by', ''], ...versions]));
  const history = events.map(({ at, action, version, by }) => [at, action.replace('_', ' '), version ?? '', by]);
  console.log(`\n${table([['when', 'what', 'version', 'by'], ...history])}`);
}
