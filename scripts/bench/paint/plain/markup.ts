import { escapeHtml } from '@varda/server/escape-html';

/** Text as it stands in a document, its ® raised as everywhere on the site. */
export function text(words: string): string {
  return escapeHtml(words).replaceAll('®', '<sup>®</sup>');
}

/** A text of the site with its gaps filled. */
export function filled(words: string, values: Record<string, string | number>): string {
  return text(words.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap)));
}

export function list(className: string, items: readonly string[]): string {
  return `<ul class="${className}">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

/**
 * The pictures of a rendered page, in its order, as one would write them: formats, widths and priority, and nothing for
 * scripts or themes. Their addresses have hashes in them that only the build knows.
 */
export function picturesOf(html: string): string[] {
  const pictures = html.match(/<picture\b.*?<\/picture>/gs) ?? [];
  return pictures.map((picture) => picture.replaceAll(/ (?:class|style)="[^"]*"/g, ''));
}
