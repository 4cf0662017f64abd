import { releaseMoves } from '@varda/contract/release-actions';
import type { RemoteReleases } from '@varda/contract/releases';
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
  const { candidate, isNew } = await candidateFrom(from, new URL(url, origin).href.replace(/\/$/, ''));
  const { name, version, contract } = candidate.manifest;
  if (typeof aim === 'object' && version === live)
    throw new Error(`${remote} ${version} is live: everybody is served it. A canary is of another version`);
  console.log(`${remote} ${version} ${'build' in from ? 'stored' : 'found'}`);

  const build = new URL(`${url}/${version}`, origin).href;
  const refuse = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Error([`${remote} ${version} is refused:`, ...problems].join('\n  '));
  };
  await orDropped({ remote, releases: isNew && 'build' in from ? from.releases : null, desk, version }, async () => {
    if (name !== remote) refuse([`it is a build of ${name}`]);
    if ('build' in from && (await fetchWhole(`${build}/remote.json`)).status === 404)
      refuse([`its host has nothing at ${build}/, and so does not serve ${from.releases}. Is RELEASES_DIR right?`]);
    refuse(await checkCandidate(candidate, build, origin));
    const executable = browser ? browserPath() : null;
    refuse(await tryCandidate({ manifest: candidate.manifest, build, origin, browser: executable }));
  });
  await desk.publish({ remote, version, contract, integrity: candidate.integrity });
  console.log(`${remote} ${version} checked${browser ? '' : ', but for the browser'}`);

  if (aim === 'live') {
    requireUnmoved(await desk.remote(remote), { live, version, origin });
    await desk.point(remote, { live: version });
  }
  if (typeof aim === 'object') await desk.point(remote, { canary: { version, ...aim } });
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

/** Whoever has rolled back while the version was checked knows why: what they have done is not undone unasked. */
function requireUnmoved(
  { name, live, events }: RemoteReleases,
  before: { live: string | null; version: string; origin: string },
): void {
  if (live === before.live || live === before.version) return;
  const by =
    events.find(({ action, version }) => releaseMoves.includes(action) && version === live)?.by || 'somebody else';
  throw new Error(
    `${name} ${before.version} is stored and published, but not made live: while it was checked, ${by} has made ${live ?? 'what its host has'} live. To have it live all the same, release it again, or choose it at ${before.origin}/admin/releases`,
  );
}

/**
 * Checks a build that has been stored. However that ends, Ctrl-C included, what does not come to a release is not kept: it is served to
 * nobody, and no later release removes it. What another checkout has stored or released, or may have, stays.
 *
 * @param releases folder in which this release has stored the version; null if it stood there before
 */
async function orDropped(
  { remote, releases, desk, version }: { remote: string; releases: string | null; desk: ReleaseDesk; version: string },
  check: () => Promise<void>,
): Promise<void> {
  if (!releases) return check();
  const dropUnreleased = async () => {
    const known = await desk.remote(remote).catch(() => null);
    if (known?.releases.every((release) => release.version !== version)) dropBuild(releases, version);
  };
  let dropping: Promise<void> | null = null;
  desk.whenInterrupted = () => {
    dropping = dropUnreleased();
    return dropping;
  };
  try {
    await check();
    // The check has ended while the desk was asked: what is dropped must not be published any more.
    if (dropping) throw new Error(`The release of ${remote} ${version} was broken off`);
  } catch (error) {
    await (dropping ?? dropUnreleased());
    throw error;
  } finally {
    desk.whenInterrupted = async () => {};
  }
}

/** @param host where the remote is served */
async function candidateFrom(from: Built | Stored, host: string): Promise<{ candidate: Candidate; isNew: boolean }> {
  if ('stored' in from) {
    const candidate = await fetchCandidate([host, from.stored, 'remote.json'].filter(Boolean).join('/'));
    return { candidate, isNew: false };
  }
  const candidate = await readCandidate(from.build);
  return { candidate, isNew: await storeBuild(from.build, from.releases, candidate.manifest.version) };
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
