import type { ReleaseDesk } from './release-desk.ts';
import { fetchCandidate, readCandidate, storeBuild } from './stored-releases.ts';

interface Options {
  /** Name in the registry. */
  remote: string;
  /** Folder that is about to be built into. */
  build: string;
  /** Folder of the remote's versions, served by its host. */
  releases: string;
  /** Of the shell. */
  origin: string;
  desk: ReleaseDesk;
}

/**
 * Without a release, what a host has at its root is live. Where that is the folder that is about to be built into, it becomes a
 * release first: visitors would otherwise be without files while it is built, and be served the new version unchecked.
 */
export async function releaseServedBuild({ remote, build, releases, origin, desk }: Options): Promise<void> {
  const { live, url } = await desk.remote(remote);
  if (live) return;
  const [built, served] = await Promise.all([
    readCandidate(build).catch(() => null),
    fetchCandidate(new URL(`${url}/remote.json`, origin).href).catch(() => null),
  ]);
  if (!built || built.integrity !== served?.integrity) return;
  const { version, contract } = built.manifest;
  await storeBuild(build, releases, version);
  await desk.publish({ remote, version, contract, integrity: built.integrity });
  await desk.point(remote, { live: version });
  console.log(`${remote} ${version}, live until now without a release, is kept as one`);
}
