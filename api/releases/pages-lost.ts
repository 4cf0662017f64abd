import { isPageBelow, type NewRemote, partsOfPath, type RegistryProblem } from '@varda/contract/registry';
import type { Db } from '../database/open-database.ts';
import type { Builds } from './builds.ts';
import type { KnownRemote } from './known-remotes.ts';
import { readPointers } from './releases.repository.ts';

interface Site {
  db: Db;
  builds: Builds;
  remotes: readonly KnownRemote[];
}

/** Paths of a new remote at which another one has a page, as its live build says: the longest path decides, and the page would be lost. */
export async function pagesLostTo(
  { name, mounts }: NewRemote,
  { db, builds, remotes }: Site,
): Promise<RegistryProblem[]> {
  const pointers = await readPointers(db);
  const others = remotes.filter((remote) => remote.name !== name);
  const lost = await Promise.all(
    others.map(async (other) => {
      const build = await builds.read(other, pointers.get(other.name)?.live ?? null);
      const pages = [...(build?.pages ?? [])];
      return mounts
        .filter((mount) => pages.some((page) => isLost(page, other, mount)))
        .map((mount) => ({ entry: name, kind: 'mount' as const, other: other.name, value: mount }));
    }),
  );
  return lost.flat();
}

function isLost(page: string, { mounts }: KnownRemote, mount: string): boolean {
  const holding = mounts.filter((own) => isPageBelow(page, own)).map((own) => partsOfPath(own).length);
  return holding.length > 0 && Math.max(...holding) < partsOfPath(mount).length && isPageBelow(page, mount);
}
