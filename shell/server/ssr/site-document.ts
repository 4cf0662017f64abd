import { company } from '@varda/shared/company';
import type { Language } from '@varda/shared/contract/language';
import { type PageAt, pageAt } from '@varda/shared/federation/page-at';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { remoteAt } from '@varda/shared/federation/remote-at';
import {
  configElement,
  deferredScriptsElement,
  nonceElement,
  type ShellConfig,
} from '@varda/shared/federation/shell-config';
import { isPublic } from '@varda/shared/router/is-public';
import { failureTexts } from '../../src/texts/failure-texts.ts';
import { webManifestPath } from '../routes/web-manifest.routes.ts';
import type { RenderedPage } from './rendering.ts';
import { type ChunkFile, chunksFor, fontsFor, type ShellChunks } from './shell-chunks.ts';
import { type StyleTexts, styleLink } from './style-texts.ts';

/** Pages of the shell itself. */
const own = ['/login', '/admin', '/admin/'];

/** What the shell's build has left for its documents. */
export interface Built {
  template: string;
  chunks: ShellChunks;
  /** Style sheets that the template links to. */
  styles: StyleTexts;
  /** The bootstrap script of rendered pages (`shell/src/site/bootstrap`); null where scripts come with the document instead. */
  bootstrap: string | null;
}

/** A page that has been rendered, and what it is seen with. */
export interface StyledPage extends RenderedPage {
  /** All style sheets of the remote in the version that it was rendered with. */
  styles: StyleTexts;
}

export interface PageDocument {
  /** All of it but the end, which each visitor gets anew: see {@link documentEnd}. */
  start: string;
  /** 404 where no remote has a page for the path, or where the page says that there is no such thing. */
  status: number;
}

/**
 * Fills the built document in for one request: language, configuration, preloads for the page of the path, and the page
 * itself where it has been rendered, with its styles.
 */
export function pageDocument(
  built: Built,
  pathname: string,
  config: ShellConfig,
  rendered: StyledPage | null = null,
): PageDocument {
  const remote = remoteAt(config.remotes, pathname);
  const manifest = own.includes(pathname) ? null : remote?.manifest;
  const page = manifest && pageAt(manifest, pathname);
  const isMissing = manifest && (!page || page.pattern === '*');
  const files = remote && page ? pageFiles(remote, page, config.language) : [];
  const preloads = [
    ...chunksFor(built.chunks, pathname, config.language).map((chunk) => preload('', chunk)),
    ...files.filter((file) => !(rendered && isStyle(file))).map((file) => preload(remote?.url ?? '', file)),
  ];
  const fonts = fontsFor(built.chunks, config.language).map(preloadFont);
  const scripts = built.template.match(scriptElement) ?? [];
  const sheets = rendered ? files.filter(isStyle).map(({ file }) => styleElement(file, rendered.styles)) : [];
  const scheme = rendered ? ' data-mantine-color-scheme="light"' : '';
  // What is there to be read needs its scripts after it has been painted.
  const isDeferred = rendered !== null && built.bootstrap !== null;
  const template = rendered ? forReading(built) : built.template;
  const head = [
    manifestLink(config.language),
    ...(isDeferred ? [`<script>${built.bootstrap}</script>`] : []),
    rendered ? wholePage : lateStyle,
    ...fonts,
    ...(isDeferred ? [] : preloads),
    ...(rendered && !isDeferred ? scripts : []),
  ];
  const filled = template
    .replace('<html lang="en">', `<html lang="${config.language}"${scheme}>`)
    .replace('<title></title>', () => rendered?.head ?? `<title>${company.name[config.language]}</title>`)
    .replace('<!--head-->', () => head.join(''))
    // After the shell's own, over which they win.
    .replace('</head>', () => `${sheets.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${rendered?.body ?? ''}</div>${rendered ? '' : lateNotice(config.language)}`,
    );
  const [start = ''] = filled.split('<!--config-->', 1);
  return {
    start:
      start +
      (isDeferred
        ? `<template id="${deferredScriptsElement}">${preloads.join('')}${scripts.join('')}</template>`
        : '') +
      configBlock(isPublic(pathname) ? withoutOthers(config, remote) : config),
    status: rendered?.status ?? (isMissing ? 404 : 200),
  };
}

/** In each language the site is installed under its own name. */
function manifestLink(language: Language): string {
  return `<link rel="manifest" href="${webManifestPath(language)}" />`;
}

/** Scripts come later, and styles at once: nothing stands between the document and its first paint. */
function forReading({ template, styles }: Built): string {
  return template.replaceAll(scriptElement, '').replaceAll(styleLink, (_, file: string) => styleElement(file, styles));
}

/** By its path in the build, a build's code finds it there and does not fetch it. */
function styleElement(file: string, styles: StyleTexts): string {
  const text = styles.get(file);
  if (text === undefined) throw new Error(`${file} was not read with the build that names it`);
  return `<style data-href="${attribute(file)}">${text}</style>`;
}

/**
 * With its styles there, a page could be painted half, and move when the other half comes. It is shown when what stands right
 * behind it is there; after two seconds, whatever has come.
 */
const wholePage = `<style>:root:not(:has(#${configElement})) #root{content-visibility:hidden;animation:shown 0s 2s forwards}@keyframes shown{to{content-visibility:visible}}</style>`;

/**
 * Where there is nothing to be read before scripts have come, what to do if they do not. As soon as they show anything, a notice of
 * their own included, it is gone; no script takes part in that.
 */
function lateNotice(language: Language): string {
  const { late, reload } = failureTexts[language];
  return `<aside id="late"><p>${late}</p><a href="">${reload}</a></aside>`;
}

const lateStyle =
  '<style>#late{display:none}#root:empty~#late:last-of-type{display:block;visibility:hidden;animation:late 0s 10s forwards;position:fixed;inset:30vh 0 auto;max-width:30rem;margin:0 auto;padding:0 1.5rem;font:1rem/1.5 sans-serif;text-align:center}@keyframes late{to{visibility:visible}}</style>';

const scriptElement = /<script defer\b[^>]*><\/script>/g;

/** The end of every document, with the nonce of one answer. */
export function documentEnd(nonce: string): string {
  return `<script type="application/json" id="${nonceElement}" nonce="${nonce}"></script></body></html>`;
}

/** Everything that the page's code consists of, so that the browser fetches it at once and not link by link. */
function pageFiles({ manifest }: LiveRemote, page: PageAt, language: Language): ChunkFile[] {
  if (!manifest) return [];
  const styles = [...manifest.remote.css, ...page.chunk.css];
  const scripts = [manifest.entry, ...manifest.remote.js, ...manifest.texts[language].js, ...page.chunk.js];
  return [...new Set([...styles, ...scripts])].map((file) => ({ file, integrity: manifest.integrity[file] ?? '' }));
}

function isStyle({ file }: ChunkFile): boolean {
  return file.endsWith('.css');
}

function preload(origin: string, file: ChunkFile): string {
  const style = isStyle(file);
  // Styles are waited for by the first paint; scripts leave the line to them and to the pictures.
  return `<link rel="preload" as="${style ? 'style' : 'script'}"${style ? '' : ' fetchpriority="low"'} ${fetched(origin, file)} />`;
}

/** On a phone's line they would hold up what is to be read, which is set in the fallback until the next page. */
function preloadFont({ file }: ChunkFile): string {
  return `<link rel="preload" as="font" type="font/woff2" media="(min-width: 48em)" href="/${attribute(file)}" crossorigin="anonymous" />`;
}

function fetched(origin: string, { file, integrity }: ChunkFile): string {
  return `href="${attribute(`${origin}/${file}`)}" crossorigin="anonymous" integrity="${integrity}"`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * A public page's document says what is to be known of its own remote; of the others where they are. So it costs the same
 * however many there are; whoever goes on to a page of another one asks for the list.
 */
function withoutOthers(config: ShellConfig, own: LiveRemote | null): ShellConfig {
  return {
    ...config,
    remotes: config.remotes.map((remote) => (remote === own ? remote : { ...remote, manifest: null })),
  };
}

/** Inert JSON: `<` is escaped so that no text in it can end the element. */
function configBlock(config: ShellConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${configElement}">${json}</script>`;
}
