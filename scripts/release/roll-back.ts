import type { RemoteReleases } from '@varda/shared/contract/releases';
import type { ReleaseDesk } from './release-desk.ts';

/** Points a remote at a version again, the one that was live before unless it is named. */
export async function rollBack(desk: ReleaseDesk, remote: string, version?: string): Promise<void> {
  const target = version ?? liveBefore(await desk.remote(remote));
  if (target === undefined)
    throw new Error(`Nothing was live before; see: npm run release -w remote-${remote} -- list`);
  await desk.point(remote, { live: target, canary: null });
  console.log(`${remote} ${target ?? 'as its host has it'} is live`);
}

/** The version before the last move of the pointer; `null` is what the host serves, `undefined` that it never was moved. */
export function liveBefore({ events }: Pick<RemoteReleases, 'events'>): string | null | undefined {
  const moves = events.filter(({ action }) => action === 'live' || action === 'rolled_back');
  if (moves.length === 0) return undefined;
  return moves[1]?.version ?? null;
}
