/** The remote that has the pages of a path, or null. */
export function remoteAt<R extends { mounts: readonly string[] }>(remotes: readonly R[], pathname: string): R | null {
  let best: { remote: R; length: number } | null = null;
  for (const remote of remotes) {
    for (const mount of remote.mounts) {
      if (isBelow(pathname, mount) && mount.length > (best?.length ?? 0)) best = { remote, length: mount.length };
    }
  }
  return best?.remote ?? null;
}

function isBelow(pathname: string, mount: string): boolean {
  return mount === '/' || pathname === mount || pathname.startsWith(`${mount}/`);
}
