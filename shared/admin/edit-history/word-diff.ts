import { scriptText } from '@varda/contract/superscripts';
import { diffArrays } from 'diff';

/** A stretch of a text beside another one: in both of them, or in one alone. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

/** Words, spaces and signs, in any alphabet. */
const tokens = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Beyond this many changed words two texts are simply other ones, and looking for what they share would take seconds. */
const mostChanges = 4_000;

/** Two texts, each with what is in it alone. */
export function compareWords(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const parts = diffArrays(before.match(tokens) ?? [], after.match(tokens) ?? [], { maxEditLength: mostChanges });
  if (!parts) return { before: [{ text: before, isOwn: true }], after: [{ text: after, isOwn: true }] };
  const side = (other: 'added' | 'removed', own: 'added' | 'removed') =>
    joined(parts.filter((part) => !part[other]).map((part) => ({ text: part.value.join(''), isOwn: part[own] })));
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}

/** Two changed words with a space between them are one change. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of stretches) {
    const [own, space] = result.slice(-2);
    if (stretch.isOwn && own?.isOwn && space?.text.trim() === '')
      result.splice(-2, 2, { text: own.text + space.text + stretch.text, isOwn: true });
    else result.push(stretch);
  }
  return result;
}

const blocks = 'p, h1, h2, h3, h4, li, blockquote, tr, td, th, br, img, iframe, video';

/**
 * What a rich text says, each of its blocks on a line of its own. Pictures and videos are lines too; powers are written as signs, and
 * links with their addresses: 10<sup>6</sup> and 106 are not the same dose.
 */
export function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const raised of body.querySelectorAll('sup, sub'))
    if (/[^\s®™]/.test(raised.textContent))
      raised.textContent = scriptText(raised.textContent, raised.matches('sup') ? '^' : '_');
  for (const block of body.querySelectorAll(blocks)) {
    const shown = block.matches('img, iframe, video')
      ? `[${block.getAttribute('alt') || block.getAttribute('src')}]`
      : '';
    if (shown) block.replaceWith(`${shown}\n`);
    else if (block.matches('td, th')) block.append(' ¦ ');
    else if (block.matches('li')) block.prepend('• ');
    if (!shown && !block.matches('td, th')) block.after('\n');
  }
  return (body.textContent ?? '').replace(/\n{2,}/g, '\n').trim();
}

export const isRichText = (text: string) => /^\s*<[a-z][\s\S]*>\s*$/i.test(text);
