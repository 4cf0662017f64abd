import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { contractVersion } from '@varda/platform/remote/contract-version';

const hash = `sha384-${'A'.repeat(64)}`;

/** What the build of a small remote says of itself. */
export function manifestOf(name: string, pages: Record<string, string>, version = 'one'): RemoteManifest {
  const file = (part: string) => `static/js/${part}.0123456789.js`;
  const chunk = (part: string) => ({ js: [file(part)], css: [] });
  const parts = ['container', 'remote', 'texts-en', 'texts-mk', ...Object.keys(pages)];
  return {
    name,
    contract: contractVersion,
    version,
    requires: {},
    takes: {},
    entry: file('container'),
    container: name,
    remote: chunk('remote'),
    texts: { en: chunk('texts-en'), mk: chunk('texts-mk') },
    pages: Object.fromEntries(Object.entries(pages).map(([page, path]) => [page, { path, chunk: chunk(page) }])),
    navigation: [],
    firstCalls: {},
    integrity: Object.fromEntries(parts.map((part) => [file(part), hash])),
  };
}
