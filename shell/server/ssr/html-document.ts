import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import { emptyRoot } from '@varda/platform/federation/shell-config';
import { escapeHtml } from '@varda/server/escape-html';
import type { RenderedPage } from '../../src/site/ssr/index.ts';
import { themeColour, webManifestPath } from '../routes/web-manifest.routes.ts';
import { lateNotice, lateStyles } from './document-markup.ts';

/** A style sheet that a document brings along. By its path in the build, a build's code finds it there and does not fetch it. */
export interface InlineStyle {
  file?: string;
  text: string;
}

/** What a document of the shell has of its own. */
interface DocumentContent {
  language: Language;
  colourScheme?: 'light';
  /** Where it has been rendered. */
  page: RenderedPage | null;
  /** HTML, ahead of the styles. */
  head: readonly string[];
  /** Later ones win. */
  styles: readonly InlineStyle[];
  /** Run in the head, with the styles there. */
  scripts?: readonly string[];
  /** HTML, behind the root. */
  body: readonly string[];
}

export interface HtmlDocument {
  html: string;
  /** Contents of its style elements, for the policy. */
  styles: string[];
}

/** The one place that writes documents: those of the public site, and those of login and back office. */
export function htmlDocument({
  language,
  colourScheme,
  page,
  head,
  styles: own,
  scripts = [],
  body,
}: DocumentContent): HtmlDocument {
  const styles = page ? own : [{ text: lateStyles }, ...own];
  const html = `<!doctype html>
<html lang="${language}"${colourScheme ? ` data-mantine-color-scheme="${colourScheme}"` : ''}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="theme-color" content="${themeColour}" />
${page?.head ?? `<title>${company.name[language]}</title>`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
<link rel="manifest" href="${webManifestPath(language)}" />
${head.join('')}${styles.map(styleElement).join('')}${scripts.map((text) => `<script>${text}</script>`).join('')}
</head>
<body>
${page?.body ?? emptyRoot + lateNotice(language)}
${body.join('')}
</body>
</html>
`;
  return { html, styles: styles.map(({ text }) => text) };
}

function styleElement({ file, text }: InlineStyle): string {
  return `<style${file === undefined ? '' : ` data-href="${escapeHtml(file)}"`}>${text}</style>`;
}
