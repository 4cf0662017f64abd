import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { pageAt } from '@varda/platform/federation/page-at';
import { remoteAt } from '@varda/platform/federation/remote-at';
import { deferredScriptsElement, type ShellConfig } from '@varda/platform/federation/shell-config';
import type { RenderedPage } from '../../src/site/ssr/index.ts';
import {
  configBlock,
  entryScript,
  entryStyle,
  isScript,
  isStyle,
  pageFiles,
  preload,
  preloadFont,
} from './document-markup.ts';
import { type HtmlDocument, htmlDocument, type InlineStyle } from './html-document.ts';
import { bannerStyles, type PreviewedAs, previewBanner, previewScript } from './preview-markup.ts';
import { type ChunkFile, fontsFor, type HeadingFonts, type ShellChunks, textsOf } from './shell-chunks.ts';
import type { StyleTexts } from './style-texts.ts';

/** What the shell's build has left for the documents of the public site. */
export interface BuiltSite {
  chunks: ShellChunks;
  /** Style sheets of the chunk `site`. */
  styles: StyleTexts;
  headingFonts: HeadingFonts;
  /** The bootstrap script of rendered pages (`shell/src/site/bootstrap`); null where scripts come with the document instead. */
  bootstrap: string | null;
  /** Closes announcements; null where it is in no build. */
  closingScript: string | null;
}

/** A page that has been rendered, and what it is seen with. */
export interface StyledPage extends RenderedPage {
  /** All style sheets of the remote in the version that it was rendered with. */
  styles: StyleTexts;
}

/**
 * The document of the public site for one page: language, configuration, preloads, and the page itself where it has been rendered,
 * with its styles.
 *
 * @param preview of unsaved values: a page says so, and its reads are those of the preview; a panel has no scripts
 * @returns with 404 where no remote has a page for the path, or where the page says that there is no such thing
 */
export function siteDocument(
  { chunks, styles, headingFonts, bootstrap, closingScript }: BuiltSite,
  pathname: string,
  config: ShellConfig,
  page: StyledPage | null = null,
  preview?: PreviewedAs,
): HtmlDocument & { status: number; scripts: string[] } {
  const { language } = config;
  const remote = remoteAt(config.remotes, pathname);
  const found = remote?.manifest && pageAt(remote.manifest, pathname);
  const isMissing = remote?.manifest && (!found || found.pattern === '*');
  const entry = chunks.site ?? [];
  const files = remote && found ? pageFiles(remote, found, language) : [];
  const code = page ? files.filter((file) => !isStyle(file)) : files;
  const scripts = [
    ...textsOf(chunks, language).map((file) => preload('', file)),
    ...code.map((file) => preload(remote?.url ?? '', file)),
    ...entry.filter(isScript).map(entryScript),
  ];
  // What is there to be read needs its scripts after it has been painted.
  const isDeferred = page !== null && bootstrap !== null;
  const isStill = preview === 'panel';
  const inlineScripts = [
    preview === 'page' && previewScript,
    !isStill && page?.isAnnounced && closingScript,
    !isStill && isDeferred && bootstrap,
  ].filter((text) => typeof text === 'string');
  const document = htmlDocument({
    language,
    colourScheme: 'light',
    page,
    head: [
      ...fontsFor(chunks, language).map(preloadFont),
      ...(isDeferred || isStill ? [] : scripts),
      ...(page ? [] : entry.filter(isStyle).map(entryStyle)),
    ],
    styles: [
      { text: headingFonts[language] },
      ...(preview === 'page' ? [{ text: bannerStyles }] : []),
      ...(page
        ? [
            { text: wholePage },
            ...[...entry, ...(page.isAnnounced ? (chunks.announcements ?? []) : [])]
              .filter(isStyle)
              .map((file) => inline(file, styles)),
            // Over the shell's own they win.
            ...files.filter(isStyle).map((file) => inline(file, page.styles)),
          ]
        : []),
    ],
    scripts: inlineScripts,
    body: isStill
      ? [wholePageMark]
      : [
          ...(isDeferred ? [`<template id="${deferredScriptsElement}">${scripts.join('')}</template>`] : []),
          configBlock({ ...config, remotes: withoutOthers(config.remotes, remote?.name) }),
          ...(preview === 'page' ? [previewBanner(language)] : []),
        ],
  });
  return { ...document, scripts: inlineScripts, status: page?.status ?? (isMissing ? 404 : 200) };
}

function inline({ file }: ChunkFile, styles: StyleTexts): InlineStyle {
  const text = styles.get(file);
  if (text === undefined) throw new Error(`${file} was not read with the build that names it`);
  return { file, text };
}

/**
 * With its styles there, a page could be painted half, and move when the other half comes. It is shown when what stands right
 * behind it is there; after two seconds, whatever has come. What is to have the focus (`autofocus`) is shown at once: the browser
 * looks once whether it can be focused.
 */
const wholePage =
  ':root:not(:has(#root~*,[autofocus])) #root{content-visibility:hidden;animation:shown 0s 2s forwards}@keyframes shown{to{content-visibility:visible}}';

/** What it waits for, where nothing else stands there. */
const wholePageMark = '<template></template>';

/**
 * A public page's document says what is to be known of its own remote; of the others where they are. So it costs the same
 * however many there are; whoever goes on to a page of another one asks for the list.
 */
export function withoutOthers(remotes: readonly LiveRemote[], own: string | undefined): LiveRemote[] {
  return remotes.map((remote) => (remote.name === own ? remote : { ...remote, manifest: null }));
}
