import type { RegistryDocument } from '@varda/shared/contract/registry';
import type { Db } from '../database/open-database.ts';
import type { DeployedRemote } from './deployed-remotes.ts';
import { listReleases, readPointers, unmoved } from './releases.repository.ts';

/** The registry document of this moment: the deployed remotes with their releases and pointers. */
export async function registryOf(db: Db, remotes: readonly DeployedRemote[]): Promise<RegistryDocument> {
  const [pointers, releases] = await Promise.all([readPointers(db), listReleases(db)]);
  return {
    remotes: remotes.map((remote) => ({
      ...remote,
      ...(pointers.get(remote.name) ?? unmoved),
      releases: Object.fromEntries(
        releases
          .filter((release) => release.remote === remote.name)
          .map(({ version, integrity }) => [version, integrity]),
      ),
    })),
  };
}
