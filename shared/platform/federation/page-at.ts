import { matchPath } from '@varda/platform/router/match-path';
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
    if (match) return { name, pattern: path, params: decoded(match.params), chunk };
  }
  return null;
}

/** As `useParams` gives them: `matchPath` leaves them as they stand in the address. */
function decoded(params: PageAt['params']): PageAt['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && decodedOrAsIs(value)]));
}

function decodedOrAsIs(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
