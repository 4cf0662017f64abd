import { escapeHtml } from '@varda/server/escape-html';

/** HTML stays as it is; plain text becomes paragraphs, divided by empty lines. */
export function typedHtml(text: string): string {
  if (text === '' || /<\w+[^>]*>/.test(text)) return text;
  return escapeHtml(text)
    .split(/(?:\r?\n\s*){2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
