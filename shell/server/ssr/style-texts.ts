import path from 'node:path';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { readText, readVerified } from '../remotes/read-text.ts';
import { isStyle } from './document-markup.ts';
import type { ShellChunks } from './shell-chunks.ts';

/** Style sheets of a build, by their paths in it, as they can stand in a document. */
export type StyleTexts = ReadonlyMap<string, string>;

/** Those that the public site starts with, and those of announcements. */
export async function stylesOfSite(dist: string, chunks: ShellChunks): Promise<StyleTexts> {
  const files = [...(chunks.site ?? []), ...(chunks.announcements ?? [])].filter(isStyle);
  return new Map(
    await Promise.all(files.map(async ({ file }) => [file, await readText(path.join(dist, file))] as const)),
  );
}

/**
 * Those of a remote's pages.
 *
 * @param url of the build, or its path where it is on the site's own origin
 * @param origin of builds whose address is a path
 * @throws Error when one cannot be had, in time and as the manifest names it
 */
export async function stylesOfRemote(
  url: string,
  { remote, pages, integrity }: RemoteManifest,
  origin: string,
): Promise<StyleTexts> {
  const files = new Set([remote, ...Object.values(pages).map(({ chunk }) => chunk)].flatMap(({ css }) => css));
  const read = async (file: string) => {
    const sheet = `${url}/${file}`;
    const text = await readVerified(new URL(sheet, origin).href, integrity[file]);
    return [file, withAddresses(text, sheet).replaceAll(/<(?=\/style)/gi, '\\3c ')] as const;
  };
  return new Map(await Promise.all([...files].map(read)));
}

const siteItself = 'http://site.invalid';

/** Addresses in a style sheet count from where it stands, those in a document from there. */
function withAddresses(text: string, sheet: string): string {
  const base = new URL(sheet, siteItself);
  return text.replaceAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g, (_, quote: string, address: string) => {
    return `url(${quote}${new URL(address, base).href.replace(siteItself, '')}${quote})`;
  });
}
