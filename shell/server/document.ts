import { company } from '@varda/shared/company';
import type { Language } from '@varda/shared/contract/language';
import { type PageAt, pageAt } from '@varda/shared/federation/page-at';
import type { LiveRemote } from '@varda/shared/federation/registry';
import { remoteAt } from '@varda/shared/federation/remote-at';
import { configElement, type ShellConfig } from '@varda/shared/federation/shell-config';

/** Pages of the shell itself. */
const own = ['/login', '/admin'];

interface PageDocument {
  html: string;
  /** 404 where no remote has a page for the path. */
  status: 200 | 404;
}

/** Fills the built document in for one request: language, configuration, and preloads for the page of the path. */
export function pageDocument(template: string, pathname: string, config: ShellConfig, nonce: string): PageDocument {
  const remote = remoteAt(config.remotes, pathname);
  const page = remote?.manifest && !own.includes(pathname) ? pageAt(remote.manifest, pathname) : null;
  const html = template
    .replace('<html lang="en">', `<html lang="${config.language}">`)
    .replace('<title></title>', `<title>${company.name[config.language]}</title>`)
    .replace('<!--head-->', remote && page ? preloads(remote, page, config.language) : '')
    .replace('<!--config-->', () => configBlock(config, nonce));
  return { html, status: page?.pattern === '*' ? 404 : 200 };
}

/** Everything that the page's code consists of, so that the browser fetches it at once and not link by link. */
function preloads({ url, manifest }: LiveRemote, page: PageAt, language: Language): string {
  if (!manifest) return '';
  const texts = manifest.texts[language];
  const scripts = [manifest.entry, ...manifest.remote.js, ...texts.js, ...page.chunk.js];
  const styles = [...manifest.remote.css, ...page.chunk.css];
  const link = (file: string, as: 'script' | 'style') =>
    `<link rel="preload" as="${as}" href="${url}/${file}" crossorigin="anonymous" integrity="${manifest.integrity[file] ?? ''}" />`;
  return [
    ...unique(styles).map((file) => link(file, 'style')),
    ...unique(scripts).map((file) => link(file, 'script')),
  ].join('');
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}

/** Inert JSON: `<` is escaped so that no text in it can end the element. */
function configBlock(config: ShellConfig, nonce: string): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${configElement}" nonce="${nonce}">${json}</script>`;
}
