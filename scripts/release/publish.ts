import { liveBefore } from '@varda/platform/federation/release-history';
import { findBrowser } from '../testing/browser.ts';
import { checkCandidate } from './check-candidate.ts';
import { fetchWhole } from './fetch-whole.ts';
import { type ReleaseDesk, warnIfDisabled } from './release-desk.ts';
import {
  type Candidate,
  dropBuild,
  dropOldBuilds,
  fetchCandidate,
  readCandidate,
  storeBuild,
} from './stored-releases.ts';
import { tryCandidate } from './try-candidate.ts';

/** What has been built here. */
interface Built {
  /** Folder of the finished build. */
  build: string;
  /** Folder of the remote's versions, served by its host. */
  releases: string;
}

/** What the remote's host has already. */
interface Stored {
  /** The version; the one at the host's root if there is none. */
  stored: string | undefined;
}

interface Options {
  /** Name in the registry. */
  remote: string;
  from: Built | Stored;
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
 * Stores a build under its version, holds it against the live shell, opens its pages in a shell of its own and moves the pointer.
 *
 * @throws Error with all that speaks against it; what is live stays
 */
export async function publish({ remote, from, origin, desk, aim, keep, browser }: Options): Promise<void> {
  const { url, live } = await desk.remote(remote);
  const candidate = await candidateFrom(from, new URL(url, origin).href.replace(/\/$/, ''));
  const { name, version, contract } = candidate.manifest;
  if (typeof aim === 'object' && version === live)
    throw new Error(`${remote} ${version} is live: everybody is served it. A canary is of another version`);
  console.log(`${remote} ${version} ${'build' in from ? 'stored' : 'found'}`);

  const build = new URL(`${url}/${version}`, origin).href;
  const refuse = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Error([`${remote} ${version} is refused:`, ...problems].join('\n  '));
  };
  await orDropped({ remote, from, desk, version }, async () => {
    if (name !== remote) refuse([`it is a build of ${name}`]);
    if ('build' in from && (await fetchWhole(`${build}/remote.json`)).status === 404)
      refuse([`its host has nothing at ${build}/, and so does not serve ${from.releases}. Is RELEASES_DIR right?`]);
    refuse(await checkCandidate(candidate, build, origin));
    const executable = browser ? browserPath() : null;
    refuse(await tryCandidate({ manifest: candidate.manifest, build, origin, browser: executable }));
  });
  await desk.publish({ remote, version, contract, integrity: candidate.integrity });
  console.log(`${remote} ${version} checked${browser ? '' : ', but for the browser'}`);

  if (aim === 'live') await desk.point(remote, { live: version });
  else if (aim !== 'hold') await desk.point(remote, { canary: { version, ...aim } });
  const now = await desk.remote(remote);
  console.log(resultText(aim, remote, version));
  if (aim === 'live' && now.canary)
    console.log(
      `The canary goes on: ${now.canary.version} is served to ${audienceOf(now.canary)} until it is ended at ${origin}/admin/releases`,
    );

  if (aim !== 'hold') warnIfDisabled(now);

  if ('stored' in from) return;
  const newestFirst = now.releases.map((release) => release.version);
  // Pages that are open have the version before, and a rollback leads to it.
  const inUse = [now.live, liveBefore(now), now.canary?.version, version];
  await dropOldBuilds(from.releases, { keep, newestFirst, inUse });
}

/**
 * Checks a build that has been stored. However that ends, Ctrl-C included, what does not come to a release is not kept: it is served to
 * nobody, and no later release removes it.
 */
async function orDropped(
  { remote, from, desk, version }: Pick<Options, 'remote' | 'from' | 'desk'> & { version: string },
  check: () => Promise<void>,
): Promise<void> {
  const isReleased = async () => (await desk.remote(remote)).releases.some((release) => release.version === version);
  if ('stored' in from || (await isReleased())) return check();
  const drop = () => dropBuild(from.releases, version);
  process.once('exit', drop);
  try {
    await check();
  } catch (error) {
    // Another checkout may have released the same build meanwhile.
    if (!(await isReleased().catch(() => false))) drop();
    throw error;
  } finally {
    process.off('exit', drop);
  }
}

/** @param host where the remote is served */
async function candidateFrom(from: Built | Stored, host: string): Promise<Candidate> {
  if ('stored' in from) return fetchCandidate([host, from.stored, 'remote.json'].filter(Boolean).join('/'));
  const candidate = await readCandidate(from.build);
  await storeBuild(from.build, from.releases, candidate.manifest.version);
  return candidate;
}

function browserPath(): string {
  const executable = findBrowser();
  if (!executable)
    throw new Error('There is no browser to check with: set CHROMIUM_PATH, or leave it out with --no-browser');
  return executable;
}

function resultText(aim: Options['aim'], remote: string, version: string): string {
  if (aim === 'live') return `${remote} ${version} is live`;
  if (aim === 'hold') return `${remote} ${version} is published; what is served stays`;
  return `${remote} ${version} is served to ${audienceOf(aim)}`;
}

function audienceOf({ share, staff }: { share: number; staff: boolean }): string {
  return [share > 0 && `${share} % of the visitors`, staff && 'staff'].filter(Boolean).join(' and ') || 'nobody';
}
