import { escapeHtml } from '@varda/server/escape-html';
import sanitize from 'sanitize-html';

/** Of HTML texts, also such as the sanitizer takes away or replaces. An address in angle brackets is no tag. */
const others = ['del', 'font', 'iframe', 'img', 'ins', 'script', 'strike', 'style', 'video'];
const tags = new Set([...sanitize.defaults.allowedTags, ...others]);

function isHtml(text: string): boolean {
  const names = [...text.matchAll(/<([a-z]\w*)(?=[\s/>])[^<>]*>/gi)].map(([, name = '']) => name.toLowerCase());
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
