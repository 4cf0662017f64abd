import type { Language } from '@varda/contract/language';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { pageAt } from '@varda/platform/federation/page-at';
import { remoteAt } from '@varda/platform/federation/remote-at';
import { nonceElement, type ShellConfig } from '@varda/platform/federation/shell-config';
import { escapeHtml } from '@varda/server/escape-html';
import { outline, outlineStyles } from './back-office-outline.ts';
import {
  chunkScript,
  configBlock,
  entryScript,
  isScript,
  isStyle,
  laterEntryStyle,
  pageFiles,
  preload,
} from './document-markup.ts';
import { type HtmlDocument, htmlDocument } from './html-document.ts';
import type { ChunkFile, HeadingFonts, ShellChunks } from './shell-chunks.ts';

/** Pages of the shell itself. */
export const ownPages = ['/login', '/login/recovery', '/login/new-password', '/logout'];

/** What the shell's build has left for the documents of login and back office. */
export interface BuiltBackOffice {
  chunks: ShellChunks;
  headingFonts: HeadingFonts;
  /** `shell/src/back-office/head-script.ts`, which stands in the document of a screen. */
  headScript: string | null;
}

/**
 * The document of login and back office, for the browser to fill.
 *
 * @param nonce of this answer: style elements may be added under it
 * @param query of the address, as it stands in it
 * @returns with 404 where no remote has a page for the path
 */
export function backOfficeDocument(
  { chunks, headingFonts, headScript }: BuiltBackOffice,
  pathname: string,
  config: ShellConfig,
  nonce: string,
  query: string,
): HtmlDocument & { status: number } {
  const { language } = config;
  const isOwn = ownPages.includes(pathname);
  const remote = isOwn ? null : remoteAt(config.remotes, pathname);
  const page = remote?.manifest && pageAt(remote.manifest, pathname);
  const isMissing = remote?.manifest && (!page || page.pattern === '*');
  const entry = chunks['back-office'] ?? [];
  const scripted = new Set(entry.map(({ file }) => file));
  // The layout of screens, and what remotes take of the platform beyond its first tier.
  const admin = isOwn ? [] : (chunks.admin ?? []).filter(({ file }) => !scripted.has(file));
  const texts = chunks[`back-office-${language}`] ?? [];
  const code = page ? pageFiles(remote, page, language) : [];
  // Its container runs once the shell has made the federation's runtime; whatever else a page consists of waits for nobody.
  const isChunk = (file: ChunkFile) => isScript(file) && !file.isModule && file.file !== remote?.manifest?.entry;
  const calls = firstCallsAt(remote, pathname, query, language);
  const document = htmlDocument({
    language,
    page: null,
    head: [
      ...(headScript && !isOwn ? [`<script data-calls="${escapeHtml(calls.join(' '))}">${headScript}</script>`] : []),
      ...[...entry, ...admin].filter(isStyle).map(laterEntryStyle),
      ...code.filter((file) => !isChunk(file)).map((file) => preload(remote?.url ?? '', file)),
      ...[...texts, ...admin].filter(isScript).map((file) => chunkScript('', file, 'defer')),
      ...entry.filter(isScript).map(entryScript),
      ...code.filter(isChunk).map((file) => chunkScript(remote?.url ?? '', file, 'async')),
    ],
    styles: [{ text: headingFonts[language] }, ...(isOwn ? [] : [{ text: outlineStyles }])],
    body: [
      ...(isOwn ? [] : [outline(language)]),
      configBlock(config),
      `<script type="application/json" id="${nonceElement}" nonce="${nonce}"></script>`,
    ],
  });
  return { ...document, status: isMissing ? 404 : 200 };
}

/** What a screen asks the api first, in the language of the document. A query asks for other rows than the first ones. */
function firstCallsAt(remote: LiveRemote | null, pathname: string, query: string, language: Language): string[] {
  const asked = new URLSearchParams(query);
  asked.delete('lang');
  const calls = asked.size > 0 ? [] : (remote?.manifest?.firstCalls[pathname] ?? []);
  return calls.map((call) => call.replace(/([?&]lang=)en(?=&|$)/, `$1${language}`));
}
