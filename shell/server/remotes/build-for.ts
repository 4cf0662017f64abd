import type { RegisteredRemote } from '@varda/contract/registry';
import type { Visitor } from './visitor.ts';

/** A build on its host. With a hash it is a release, which stays as it is; without, whatever stands there at the moment. */
export interface Build {
  /** Without a trailing slash. */
  url: string;
  /** Of its `remote.json`. */
  integrity: string | undefined;
}

/**
 * The build of a remote that a visitor is served: the one that this browser asks for, else the canary if it is meant for
 * this visitor, else the live one.
 *
 * @param overrideOrigins origins beside the remote's own host from which a browser may ask for a build
 */
export function buildFor(remote: RegisteredRemote, visitor: Visitor, overrideOrigins: readonly string[]): Build {
  const { name, live, canary } = remote;
  const asked = visitor.overrides.get(name);
  if (asked && Object.hasOwn(remote.releases, asked)) return releaseOf(remote, asked);
  if (asked && overrideOrigins.includes(asked)) return { url: asked, integrity: undefined };
  if (canary && (visitor.bucket < canary.share || (visitor.staff && canary.staff)))
    return releaseOf(remote, canary.version);
  return live ? releaseOf(remote, live) : { url: trimmed(remote.url), integrity: undefined };
}

export function releaseOf({ url, releases }: RegisteredRemote, version: string): Build {
  return { url: `${trimmed(url)}/${version}`, integrity: releases[version] };
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}
