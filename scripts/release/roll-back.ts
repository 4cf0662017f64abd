import { liveBefore } from '@varda/platform/federation/release-history';
import type { ReleaseDesk } from './release-desk.ts';

/** Points a remote at a version again, the one that was live before unless it is named. */
export async function rollBack(desk: ReleaseDesk, remote: string, version?: string): Promise<void> {
  const target = version ?? liveBefore(await desk.remote(remote));
  if (target === undefined)
    throw new Error(`Nothing was live before; see: npm run release -w remote-${remote} -- list`);
  await desk.point(remote, { live: target, canary: null });
  console.log(`${remote} ${target ?? 'as its host has it'} is live`);
}
