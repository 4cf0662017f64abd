import { pathToFileURL } from 'node:url';
import { takeRequestContextFrom } from '@varda/platform/http';
import type { RemoteModule, RemotePage } from '@varda/platform/remote';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import { matchPath } from '@varda/platform/router/match-path';

const language = 'en';

/**
 * What the screens of a remote's menu ask the api first, by their paths: found by running the queries that its pages name. Of a call
 * the path and query, as they are sent in English.
 *
 * @param file the remote's module
 */
export async function firstCallsOf(file: string, { pages, navigation = [] }: RemoteDeclaration) {
  const { default: module } = (await import(pathToFileURL(file).href)) as { default: RemoteModule };
  const calls: Record<string, string[]> = {};
  for (const { path } of navigation) {
    for (const [name, pattern] of Object.entries(pages)) {
      const match = matchPath(pattern, path);
      const page = module.pages[name];
      if (match && page?.queries) calls[path] = await callsOf(page, match.params);
    }
  }
  return calls;
}

async function callsOf(page: RemotePage, params: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const calls: string[] = [];
  const { fetch } = globalThis;
  takeRequestContextFrom(() => ({ origin: 'http://localhost', language, timeoutMs: 1_000 }));
  globalThis.fetch = async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    calls.push(pathname + search);
    throw new Error('A build asks no api');
  };
  try {
    for (const query of page.queries?.({ language, params, search: new URLSearchParams() }) ?? []) {
      const run = query.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>;
      await run({ signal: new AbortController().signal }).catch(() => undefined);
    }
  } finally {
    globalThis.fetch = fetch;
  }
  return calls;
}
