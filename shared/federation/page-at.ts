import { matchPath } from '@varda/shared/router';
import type { Chunk, RemoteManifest } from './manifest.ts';

export interface PageAt {
  name: string;
  /** Pattern of the path; `*` is the remote's own not-found page. */
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  chunk: Chunk;
}

/** The page that a remote has for a path, or null. */
export function pageAt(manifest: RemoteManifest, pathname: string): PageAt | null {
  const notFoundLast = Object.entries(manifest.pages).sort(
    ([, a], [, b]) => Number(a.path === '*') - Number(b.path === '*'),
  );
  for (const [name, { path, chunk }] of notFoundLast) {
    const match = matchPath(path, pathname);
    if (match) return { name, pattern: path, params: match.params, chunk };
  }
  return null;
}
