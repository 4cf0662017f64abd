import { releasesOffered } from '@varda/contract/bounds';
import type { RegisteredRemote, RegistryDocument } from '@varda/contract/registry';
import type { Release } from '@varda/contract/releases';
import type { Db } from '../database/open-database.ts';
import type { KnownRemote } from './known-remotes.ts';
import { listQuarantined } from './quarantine.repository.ts';
import { findPointers, listReleases, type Pointers, readPointers, unmoved, versionsIn } from './releases.repository.ts';

/** The registry document of this moment: the remotes with their pointers and the releases that can be served. */
export async function registryOf(db: Db, remotes: readonly KnownRemote[]): Promise<RegistryDocument> {
  const pointers = await readPointers(db);
  return {
    remotes: await Promise.all(
      remotes.map(async ({ owner: _, ...remote }) => {
        const pointersOfRemote = pointers.get(remote.name) ?? unmoved;
        const { live, canary, enabled } = pointersOfRemote;
        const releases = await hashesOf(db, remote.name, pointersOfRemote);
        const quarantined = (await listQuarantined(db, remote.name)).map(({ version }) => version);
        return { ...remote, live, canary, enabled, releases, quarantined };
      }),
    ),
  };
}

/** Without what is served to staff alone: versions that are held, and a canary that is for nobody else. */
export function publicEntry(remote: RegisteredRemote): RegisteredRemote {
  const canary = remote.canary && remote.canary.share > 0 ? remote.canary : null;
  const served = [remote.live, canary?.version];
  const releases = Object.entries(remote.releases).filter(([version]) => served.includes(version));
  return { ...remote, canary, releases: Object.fromEntries(releases), quarantined: [] };
}

/** The releases of a remote that browsers are served: live, canary, and the newest for staff who ask for one. */
export async function listServed(db: Db, remote: string, pointers?: Pointers): Promise<Release[]> {
  const named = versionsIn(pointers ?? (await findPointers(db, remote)));
  return listReleases(db, remote, { newest: releasesOffered, named });
}

async function hashesOf(db: Db, remote: string, pointers: Pointers): Promise<Record<string, string>> {
  const releases = await listServed(db, remote, pointers);
  return Object.fromEntries(releases.map(({ version, integrity }) => [version, integrity]));
}
