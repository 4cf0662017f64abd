import { pageAt } from '@varda/platform/federation/page-at';
import { remoteAt } from '@varda/platform/federation/remote-at';
import { nonceElement, type ShellConfig } from '@varda/platform/federation/shell-config';
import { configBlock, entryScript, isScript, isStyle, laterEntryStyle, pageFiles, preload } from './document-parts.ts';
import { frame, frameStyles } from './frame.ts';
import { type HtmlDocument, htmlDocument } from './html-document.ts';
import { type HeadingFonts, type ShellChunks, textsOf } from './shell-chunks.ts';

/** Pages of the shell itself. */
const logins = ['/login', '/login/recovery', '/login/new-password'];

/** What the shell's build has left for the documents of login and back office. */
export interface BuiltBackOffice {
  chunks: ShellChunks;
  headingFonts: HeadingFonts;
}

/**
 * The document of login and back office, for the browser to fill.
 *
 * @param nonce of this answer: style elements may be added under it
 * @returns with 404 where no remote has a page for the path
 */
export function backOfficeDocument(
  { chunks, headingFonts }: BuiltBackOffice,
  pathname: string,
  config: ShellConfig,
  nonce: string,
): HtmlDocument & { status: number } {
  const { language } = config;
  const isLogin = logins.includes(pathname);
  const remote = isLogin ? null : remoteAt(config.remotes, pathname);
  const page = remote?.manifest && pageAt(remote.manifest, pathname);
  const isMissing = remote?.manifest && (!page || page.pattern === '*');
  const entry = chunks['back-office'] ?? [];
  const scripted = new Set(entry.map(({ file }) => file));
  const mantine = (chunks.mantine ?? []).filter(({ file }) => !scripted.has(file));
  const texts = [...textsOf(chunks, language), ...(chunks[`back-office-${language}`] ?? [])];
  const document = htmlDocument({
    language,
    page: null,
    head: [
      ...entry.filter(isStyle).map(laterEntryStyle),
      ...texts.map((file) => preload('', file)),
      // What remotes take of the platform beyond its first tier, so that they are not waited for twice.
      ...(remote && page ? mantine.map((file) => preload('', file)) : []),
      ...(remote && page ? pageFiles(remote, page, language).map((file) => preload(remote.url, file)) : []),
      ...entry.filter(isScript).map(entryScript),
    ],
    styles: [{ text: headingFonts[language] }, ...(isLogin ? [] : [{ text: frameStyles }])],
    body: [
      ...(isLogin ? [] : [frame(language)]),
      configBlock(config),
      `<script type="application/json" id="${nonceElement}" nonce="${nonce}"></script>`,
    ],
  });
  return { ...document, status: isMissing ? 404 : 200 };
}
