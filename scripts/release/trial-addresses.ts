import { type Language, languages } from '@varda/contract/language';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { pageAt } from '@varda/platform/federation/page-at';
import { isPublic } from '@varda/platform/router/is-public';

/** A page to be tried. */
export interface TrialAddress {
  /** With its query. */
  address: string;
  language: Language;
  /** As the document has to answer. */
  status: 200 | 404;
}

/** No id of anything. */
const unknown = 'no-such-thing';

/**
 * An address for every pattern of a remote's pages, in both languages: with real parameters out of the sitemap, and of what there is not.
 *
 * @param sitemap of the site; empty where it has none
 */
export function trialAddresses(manifest: RemoteManifest, sitemap: string): TrialAddress[] {
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')),
  );
  return languages.flatMap((language) =>
    Object.entries(manifest.pages).flatMap(([name, { path }]) => {
      if (!/[:*]/.test(path)) return { address: inLanguage(path, language), language, status: 200 as const };
      const real = known.find((url) => languageOf(url) === language && pageAt(manifest, url.pathname)?.name === name);
      const missing = { address: inLanguage(unknownAt(path), language), language, status: 404 as const };
      return real ? [{ address: real.pathname + real.search, language, status: 200 as const }, missing] : missing;
    }),
  );
}

/** Patterns with parameters for which the sitemap has no address. */
export function patternsWithoutAddress(manifest: RemoteManifest, sitemap: string): string[] {
  const tried = trialAddresses(manifest, sitemap).filter(({ status }) => status === 200);
  return Object.entries(manifest.pages)
    .filter(
      ([name, { path }]) =>
        /:/.test(path) && !tried.some(({ address }) => pageAt(manifest, pathOf(address))?.name === name),
    )
    .map(([, { path }]) => path);
}

function unknownAt(pattern: string): string {
  if (pattern === '*') return `/${unknown}`;
  const parts = pattern.split('/').filter((part) => !part.endsWith('?'));
  return parts.map((part) => (/[:*]/.test(part) ? unknown : part)).join('/');
}

/** The back office has no address of its own for each language. */
function inLanguage(path: string, language: Language): string {
  return isPublic(path) ? `${path}?lang=${language}` : path;
}

function languageOf(url: URL): string {
  return url.searchParams.get('lang') ?? 'en';
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
