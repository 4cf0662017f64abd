import { liveBefore } from '@varda/platform/federation/release-history';
import { livePlatform } from './check-candidate.ts';
import { type ReleaseDesk, warnIfDisabled } from './release-desk.ts';

interface Options {
  /** Name in the registry. */
  remote: string;
  /** The one that was live before unless it is named. */
  version?: string | undefined;
  /** Of the shell. */
  origin: string;
  desk: ReleaseDesk;
}

/**
 * Points a remote at a version again.
 *
 * @throws Error if the live shell cannot load it; what is live stays
 */
export async function rollBack({ remote, version, origin, desk }: Options): Promise<void> {
  const known = await desk.remote(remote);
  const target = version ?? liveBefore(known);
  if (target === undefined)
    throw new Error(`Nothing was live before; see: npm run release -w remote-${remote} -- list`);
  const release = known.releases.find((each) => each.version === target);
  const { contract } = await livePlatform(origin);
  if (release && release.contract !== contract)
    throw new Error(
      `${remote} ${target} is refused: built against contract ${release.contract}, the live shell has ${contract}`,
    );
  await desk.point(remote, { live: target, canary: null });
  console.log(`${remote} ${target ?? 'as its host has it'} is live`);
  warnIfDisabled(known);
}
