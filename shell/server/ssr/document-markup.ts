import type { Language } from '@varda/contract/language';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { PageAt } from '@varda/platform/federation/page-at';
import { configElement, entryStyleMark, type ShellConfig } from '@varda/platform/federation/shell-config';
import { escapeHtml } from '@varda/server/escape-html';
import { failureTexts } from '../../src/texts/failure-texts.ts';
import type { ChunkFile } from './shell-chunks.ts';

/** Everything that a page's code consists of, so that the browser fetches it at once and not link by link. */
export function pageFiles({ manifest }: LiveRemote, page: PageAt, language: Language): ChunkFile[] {
  if (!manifest) return [];
  const styles = [...manifest.remote.css, ...page.chunk.css];
  const scripts = [manifest.entry, ...manifest.remote.js, ...manifest.texts[language].js, ...page.chunk.js];
  return [...new Set([...styles, ...scripts])].map((file) => ({
    file,
    integrity: manifest.integrity[file] ?? '',
    ...(manifest.modules && file !== manifest.entry && { isModule: true }),
  }));
}

export function isStyle({ file }: ChunkFile): boolean {
  return file.endsWith('.css');
}

export function isScript({ file }: ChunkFile): boolean {
  return file.endsWith('.js');
}

/** A script of the shell that a document starts with. */
export function entryScript({ file, integrity }: ChunkFile): string {
  return `<script defer src="/${escapeHtml(file)}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/**
 * A chunk that is there when a script asks for it, so that none is waited for in series. It does nothing but bring modules along.
 * One that has failed is fetched again by whoever asks: a bundler's runtime would wait for an element that has its very address.
 *
 * @param origin of the build that has the file; empty for the shell's own
 * @param timing `defer`: ahead of the scripts that stand behind it; `async`: these do not wait for it
 */
export function chunkScript(origin: string, { file, integrity }: ChunkFile, timing: 'defer' | 'async'): string {
  const src = escapeHtml(`${origin}/${file}#chunk`);
  return `<script ${timing} src="${src}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** A style sheet of the shell that a document is not to be painted without. */
export function entryStyle({ file, integrity }: ChunkFile): string {
  return `<link rel="stylesheet" href="/${escapeHtml(file)}" integrity="${integrity}" crossorigin="anonymous" />`;
}

/** A style sheet of the shell that scripts apply: the document is painted without. */
export function laterEntryStyle({ file, integrity }: ChunkFile): string {
  return `<link rel="preload" as="style" ${entryStyleMark} href="/${escapeHtml(file)}" integrity="${integrity}" crossorigin="anonymous" />`;
}

/** Narrow windows do without: headings come with the document, and text is set in the system's own face (docs/decisions/036). */
export function preloadFont({ file }: ChunkFile): string {
  return `<link rel="preload" as="font" type="font/woff2" media="(min-width: 48em)" href="/${escapeHtml(file)}" crossorigin="anonymous" />`;
}

/** @param origin of the build that has the file; empty for the shell's own */
export function preload(origin: string, file: ChunkFile): string {
  const style = isStyle(file);
  const href = escapeHtml(`${origin}/${file.file}`);
  const relation = style
    ? 'rel="preload" as="style"'
    : file.isModule
      ? 'rel="modulepreload"'
      : 'rel="preload" as="script"';
  // Styles are waited for by the first paint; scripts leave the line to them and to the pictures.
  return `<link ${relation}${style ? '' : ' fetchpriority="low"'} href="${href}" crossorigin="anonymous" integrity="${file.integrity}" />`;
}

/**
 * Where there is nothing to be read before scripts have come, what to do if they do not. As soon as they show anything, a notice of
 * their own included, it is gone; no script takes part in that.
 */
export function lateNotice(language: Language): string {
  const { late, reload } = failureTexts[language];
  return `<aside id="late"><p>${late}</p><a href="">${reload}</a></aside>`;
}

export const lateStyles =
  '#late{display:none}#root:empty~#late:last-of-type{display:block;visibility:hidden;animation:late 0s 10s forwards;position:fixed;z-index:1;inset:30vh 0 auto;max-width:30rem;margin:0 auto;padding:0 1.5rem;font:1rem/1.5 sans-serif;text-align:center}@keyframes late{to{visibility:visible}}';

/** Inert JSON: `<` is escaped so that no text in it can end the element. */
export function configBlock(config: ShellConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${configElement}">${json}</script>`;
}
