import { company } from '@varda/shared/company';
import { pageAt } from '@varda/shared/federation/page-at';
import { remoteAt } from '@varda/shared/federation/remote-at';
import { nonceElement, type ShellConfig } from '@varda/shared/federation/shell-config';
import { configBlock, lateNotice, lateStyle, manifestLink, pageFiles, preload } from './document-parts.ts';
import { backOfficeChunks, type HeadingFonts, type ShellChunks } from './shell-chunks.ts';

/** Pages of the shell itself. */
const own = ['/login', '/admin', '/admin/'];

/** What the shell's build has left for the documents of login and back office. */
export interface BuiltBackOffice {
  template: string;
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
  built: BuiltBackOffice,
  pathname: string,
  config: ShellConfig,
  nonce: string,
): { html: string; status: number } {
  const { language } = config;
  const remote = own.includes(pathname) ? null : remoteAt(config.remotes, pathname);
  const page = remote?.manifest && pageAt(remote.manifest, pathname);
  const isMissing = remote?.manifest && (!page || page.pattern === '*');
  const head = [
    manifestLink(language),
    lateStyle,
    `<style>${built.headingFonts[language]}</style>`,
    ...backOfficeChunks(built.chunks, language).map((chunk) => preload('', chunk)),
    ...(remote && page ? pageFiles(remote, page, language).map((file) => preload(remote.url, file)) : []),
  ];
  const nonceMark = `<script type="application/json" id="${nonceElement}" nonce="${nonce}"></script>`;
  const html = built.template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<title></title>', `<title>${company.name[language]}</title>`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<div id="root"></div>', `<div id="root"></div>${lateNotice(language)}`)
    .replace('<!--config-->', () => configBlock(config) + nonceMark);
  return { html, status: isMissing ? 404 : 200 };
}
