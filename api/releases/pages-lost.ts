import type { NewRemote, RegistryProblem } from '@varda/contract/registry';
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
  const holding = mounts.filter((own) => isBelow(page, own)).map((own) => partsOf(own).length);
  return holding.length > 0 && Math.max(...holding) < partsOf(mount).length && isBelow(page, mount);
}

/** Whether a page with this pattern may be at a path or below it. `*` by itself is what nobody else has. */
function isBelow(pattern: string, mount: string): boolean {
  if (pattern === '*') return false;
  const parts = partsOf(pattern);
  return partsOf(mount).every((part, place) => {
    const own = parts[place] ?? (parts.at(-1) === '*' ? '*' : undefined);
    return own === part || own?.startsWith(':') || own === '*';
  });
}

/** Browsers are shown a page whichever case its address is written in. */
function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
