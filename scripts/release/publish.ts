import { findBrowser } from '../testing/browser.ts';
import { checkCandidate } from './check-candidate.ts';
import type { ReleaseDesk } from './release-desk.ts';
import { type Candidate, dropOldBuilds, readCandidate, storeBuild } from './stored-releases.ts';
import { tryInShell } from './try-in-shell.ts';

interface Options {
  /** Name in the registry. */
  remote: string;
  /** Folder of the finished build. */
  build: string;
  /** Folder of the remote's versions, served by its host; `null` where the build has been put there by other means. */
  releases: string | null;
  /** Of the shell. */
  origin: string;
  desk: ReleaseDesk;
  /** Who is to be served the version: everybody, some, or nobody yet. */
  aim: 'live' | 'hold' | { share: number; staff: boolean };
  /** How many versions stay stored. */
  keep: number;
  browser: boolean;
}

/**
 * Stores a build under its version, holds it against the live shell and moves the pointer.
 *
 * @throws Error with all that speaks against it; what is live stays
 */
export async function publish({ remote, build, releases, origin, desk, aim, keep, browser }: Options): Promise<void> {
  const candidate = await readCandidate(build);
  const { version, contract } = candidate.manifest;
  if (releases) await storeBuild(build, releases, version);
  console.log(`${remote} ${version} ${releases ? 'stored' : 'found'}`);

  const { url } = await desk.remote(remote);
  refuse(await checkCandidate(candidate, new URL(`${url}/${version}`, origin).href, origin), candidate);
  await desk.publish({ remote, version, contract, integrity: candidate.integrity });
  if (browser) refuse(await tryIn(candidate, origin), candidate);
  console.log(`${remote} ${version} checked${browser ? '' : ', but for the browser'}`);

  if (aim === 'live') await desk.point(remote, { live: version });
  else if (aim !== 'hold') await desk.point(remote, { canary: { version, ...aim } });
  console.log(told(aim, remote, version));

  if (!releases) return;
  const { live, canary, releases: known } = await desk.remote(remote);
  const newestFirst = known.map((release) => release.version);
  await dropOldBuilds(releases, { keep, newestFirst, inUse: [live, canary?.version, version] });
}

async function tryIn({ manifest }: Candidate, origin: string): Promise<string[]> {
  const executable = findBrowser();
  if (!executable)
    throw new Error('There is no browser to check with: set CHROMIUM_PATH, or leave it out with --no-browser');
  return tryInShell(manifest, origin, executable);
}

function refuse(problems: readonly string[], { manifest }: Candidate): void {
  if (problems.length === 0) return;
  throw new Error([`${manifest.name} ${manifest.version} is refused:`, ...problems].join('\n  '));
}

function told(aim: Options['aim'], remote: string, version: string): string {
  if (aim === 'live') return `${remote} ${version} is live`;
  if (aim === 'hold') return `${remote} ${version} is published, and nobody is served it yet`;
  return `${remote} ${version} is served to ${aim.share} % of the visitors${aim.staff ? ' and to staff' : ''}`;
}
