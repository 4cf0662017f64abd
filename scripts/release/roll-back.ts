import { lastStep, liveBefore, stepBack } from '@varda/platform/federation/release-history';
import { livePlatform } from './check-candidate.ts';
import { type ReleaseDesk, warnIfDisabled } from './release-desk.ts';

interface Options {
  /** Name in the registry. */
  remote: string;
  /** One step back unless it is named: {@link stepBack}. */
  version?: string | undefined;
  /** Of the shell. */
  origin: string;
  desk: ReleaseDesk;
}

/**
 * Points a remote at a version again, or ends its canary.
 *
 * @throws Error if the live shell cannot load it, or if it is not clear what to go back to; what is live stays
 */
export async function rollBack({ remote, version, origin, desk }: Options): Promise<void> {
  const known = await desk.remote(remote);
  const { canary, releases } = known;
  const command = `npm run release -- remote-${remote}`;
  const change = version ? { live: version, canary: null } : stepBack(known);
  if (!change) {
    const last = lastStep(known);
    if (!last) throw new Error(`Nothing was live before; see: ${command} list`);
    const done =
      last.action === 'canary_ended'
        ? `the canary of ${last.version} has been ended`
        : `it has gone back already, ${nameOf(known.live)} is live`;
    throw new Error(
      `${remote}: ${done}, by ${last.by} at ${last.at}. To go back further, name a version: ${command} list, ${command} rollback <version>`,
    );
  }
  if (!('live' in change)) {
    await desk.point(remote, change);
    const before = liveBefore(known);
    console.log(`${remote}: the canary of ${canary?.version} has ended; ${nameOf(known.live)} stays live`);
    if (before) console.log(`To go back from that too: ${command} rollback ${before}`);
    return;
  }
  const { live: target } = change;
  const release = releases.find((each) => each.version === target);
  const { contract } = await livePlatform(origin);
  if (release && release.contract !== contract)
    throw new Error(
      `${remote} ${target} is refused: built against contract ${release.contract}, the live shell has ${contract}`,
    );
  await desk.point(remote, change);
  console.log(`${remote} ${nameOf(target)} is live${canary ? `; the canary of ${canary.version} has ended` : ''}`);
  warnIfDisabled(known);
}

function nameOf(version: string | null): string {
  return version ?? 'as its host has it';
}
