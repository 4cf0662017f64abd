import { company } from '@varda/shared/company';
import { pageAt } from '@varda/shared/federation/page-at';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { remoteAt } from '@varda/shared/federation/remote-at';
import { deferredScriptsElement, type ShellConfig } from '@varda/shared/federation/shell-config';
import { escapeHtml } from '@varda/shared/server/escape-html';
import { configBlock, isStyle, lateNotice, lateStyle, manifestLink, pageFiles, preload } from './document-parts.ts';
import type { RenderedPage } from './rendering.ts';
import { type ChunkFile, fontsFor, type HeadingFonts, type ShellChunks, siteChunks } from './shell-chunks.ts';
import { type StyleTexts, styleLink } from './style-texts.ts';

/** What the shell's build has left for the documents of the public site. */
export interface BuiltSite {
  template: string;
  chunks: ShellChunks;
  /** Style sheets that the template links to. */
  styles: StyleTexts;
  headingFonts: HeadingFonts;
  /** The bootstrap script of rendered pages (`shell/src/site/bootstrap`); null where scripts come with the document instead. */
  bootstrap: string | null;
}

/** A page that has been rendered, and what it is seen with. */
export interface StyledPage extends RenderedPage {
  /** All style sheets of the remote in the version that it was rendered with. */
  styles: StyleTexts;
}

/**
 * Fills the document of the public site in for one page: language, configuration, preloads, and the page itself where it has been
 * rendered, with its styles.
 *
 * @returns with 404 where no remote has a page for the path, or where the page says that there is no such thing
 */
export function siteDocument(
  built: BuiltSite,
  pathname: string,
  config: ShellConfig,
  rendered: StyledPage | null = null,
): { html: string; status: number } {
  const { language } = config;
  const remote = remoteAt(config.remotes, pathname);
  const page = remote?.manifest && pageAt(remote.manifest, pathname);
  const isMissing = remote?.manifest && (!page || page.pattern === '*');
  const files = remote && page ? pageFiles(remote, page, language) : [];
  const preloads = [
    ...siteChunks(built.chunks, language).map((chunk) => preload('', chunk)),
    ...files.filter((file) => !(rendered && isStyle(file))).map((file) => preload(remote?.url ?? '', file)),
  ];
  const scripts = built.template.match(scriptElement) ?? [];
  const sheets = rendered ? files.filter(isStyle).map(({ file }) => styleElement(file, rendered.styles)) : [];
  // What is there to be read needs its scripts after it has been painted.
  const isDeferred = rendered !== null && built.bootstrap !== null;
  const template = rendered ? forReading(built) : built.template;
  const head = [
    manifestLink(language),
    ...(isDeferred ? [`<script>${built.bootstrap}</script>`] : []),
    rendered ? wholePage : lateStyle,
    `<style>${built.headingFonts[language]}</style>`,
    ...fontsFor(built.chunks, language).map(preloadFont),
    ...(isDeferred ? [] : preloads),
    ...(rendered && !isDeferred ? scripts : []),
  ];
  const deferred = `<template id="${deferredScriptsElement}">${preloads.join('')}${scripts.join('')}</template>`;
  const html = template
    .replace('<html lang="en">', `<html lang="${language}" data-mantine-color-scheme="light">`)
    .replace('<title></title>', () => rendered?.head ?? `<title>${company.name[language]}</title>`)
    .replace('<!--head-->', () => head.join(''))
    // After the shell's own, over which they win.
    .replace('</head>', () => `${sheets.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${rendered?.body ?? ''}</div>${rendered ? '' : lateNotice(language)}`,
    )
    .replace('<!--config-->', () => (isDeferred ? deferred : '') + configBlock(withoutOthers(config, remote)));
  return { html, status: rendered?.status ?? (isMissing ? 404 : 200) };
}

/** Scripts come later, and styles at once: nothing stands between the document and its first paint. */
function forReading({ template, styles }: BuiltSite): string {
  return template.replaceAll(scriptElement, '').replaceAll(styleLink, (_, file: string) => styleElement(file, styles));
}

/** By its path in the build, a build's code finds it there and does not fetch it. */
function styleElement(file: string, styles: StyleTexts): string {
  const text = styles.get(file);
  if (text === undefined) throw new Error(`${file} was not read with the build that names it`);
  return `<style data-href="${escapeHtml(file)}">${text}</style>`;
}

/**
 * With its styles there, a page could be painted half, and move when the other half comes. It is shown when what stands right
 * behind it is there; after two seconds, whatever has come.
 */
const wholePage =
  '<style>:root:not(:has(#root~*)) #root{content-visibility:hidden;animation:shown 0s 2s forwards}@keyframes shown{to{content-visibility:visible}}</style>';

const scriptElement = /<script defer\b[^>]*><\/script>/g;

/** Narrow windows do without: headings come with the document, and text is set in the system's own face (docs/decisions/036). */
function preloadFont({ file }: ChunkFile): string {
  return `<link rel="preload" as="font" type="font/woff2" media="(min-width: 48em)" href="/${escapeHtml(file)}" crossorigin="anonymous" />`;
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
