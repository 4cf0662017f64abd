import { company } from '@varda/shared/company';
import type { Language } from '@varda/shared/contract/language';
import { type PageAt, pageAt } from '@varda/shared/federation/page-at';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { remoteAt } from '@varda/shared/federation/remote-at';
import { configElement, type ShellConfig } from '@varda/shared/federation/shell-config';
import { type ChunkFile, chunksFor, type ShellChunks } from './shell-chunks.ts';

/** Pages of the shell itself. */
const own = ['/login', '/admin', '/admin/'];

/** What the shell's build has left for its documents. */
export interface Built {
  template: string;
  chunks: ShellChunks;
}

interface PageDocument {
  html: string;
  /** 404 where no remote has a page for the path. */
  status: 200 | 404;
}

/** Fills the built document in for one request: language, configuration, and preloads for the page of the path. */
export function pageDocument(built: Built, pathname: string, config: ShellConfig, nonce: string): PageDocument {
  const remote = remoteAt(config.remotes, pathname);
  const page = remote?.manifest && !own.includes(pathname) ? pageAt(remote.manifest, pathname) : null;
  const files = [
    ...chunksFor(built.chunks, pathname, config.language).map((chunk) => preload('', chunk)),
    ...(remote && page ? pagePreloads(remote, page, config.language) : []),
  ];
  const html = built.template
    .replace('<html lang="en">', `<html lang="${config.language}">`)
    .replace('<title></title>', `<title>${company.name[config.language]}</title>`)
    .replace('<!--head-->', () => files.join(''))
    .replace('<!--config-->', () => configBlock(config, nonce));
  return { html, status: page?.pattern === '*' ? 404 : 200 };
}

/** Everything that the page's code consists of, so that the browser fetches it at once and not link by link. */
function pagePreloads({ url, manifest }: LiveRemote, page: PageAt, language: Language): string[] {
  if (!manifest) return [];
  const texts = manifest.texts[language];
  const styles = [...manifest.remote.css, ...page.chunk.css];
  const scripts = [manifest.entry, ...manifest.remote.js, ...texts.js, ...page.chunk.js];
  const files = new Set([...styles, ...scripts]);
  return [...files].map((file) => preload(url, { file, integrity: manifest.integrity[file] ?? '' }));
}

function preload(origin: string, { file, integrity }: ChunkFile): string {
  const as = file.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${attribute(`${origin}/${file}`)}" crossorigin="anonymous" integrity="${integrity}" />`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Inert JSON: `<` is escaped so that no text in it can end the element. */
function configBlock(config: ShellConfig, nonce: string): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${configElement}" nonce="${nonce}">${json}</script>`;
}
