import { escapeHtml } from '@varda/server/escape-html';
import sanitize from 'sanitize-html';

/** Of HTML texts, also of what the sanitizer takes away. An address in angle brackets is none. */
const tags = new Set([...sanitize.defaults.allowedTags, 'del', 'font', 'iframe', 'img', 'ins', 'strike', 'video']);

function isHtml(text: string): boolean {
  const names = [...text.matchAll(/<([a-z]\w*)(?=[\s/>])[^>]*>/gi)].map(([, name = '']) => name.toLowerCase());
  return names.some((name) => tags.has(name));
}

/** HTML stays as it is; plain text becomes paragraphs, divided by empty lines. */
export function typedHtml(text: string): string {
  if (text === '' || isHtml(text)) return text;
  return escapeHtml(text)
    .split(/(?:\r?\n\s*){2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
