import { scriptText } from '@varda/contract/superscripts';
import { parsePasted } from './pasted-html.ts';
import { fontsOfClasses, type ReadSymbols, readSymbols } from './pasted-symbols.ts';

const raised = 'sup, [style*="vertical-align:super" i], [style*="vertical-align: super" i]';
const lowered = 'sub, [style*="vertical-align:sub" i], [style*="vertical-align: sub" i]';
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, tr';
const lastInCell = ':is(td, th) > :last-child';

export interface PastedText {
  text: string;
  symbols: ReadSymbols;
  /** Raised and lowered type as it is written now, each once. */
  raised: string[];
}

/**
 * HTML of the clipboard as plain text, where the plain text that comes with it would say something else: powers, characters
 * of fonts without Unicode, and what is hidden.
 *
 * @returns null where the clipboard's own plain text says the same
 */
export function pastedText(html: string): PastedText | null {
  const { body, isShortened } = parsePasted(html);
  const symbols = readSymbols(body, fontsOfClasses(html));
  const written = [...writeRaised(body, raised, '^'), ...writeRaised(body, lowered, '_')];
  if (!isShortened && symbols.written.length + symbols.unreadable.length + written.length === 0) return null;
  // Source of HTML may be wrapped anywhere.
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    (node as Text).data = (node as Text).data.replaceAll(/[ \t\r\n]+/g, ' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const cell of body.querySelectorAll('td + td, th + td, th + th')) cell.prepend('\t');
  for (const block of body.querySelectorAll(blocks)) if (!block.matches(lastInCell)) block.append('\n');
  return { text: body.textContent.replaceAll(/ *\n[\n ]*/g, '\n').trim(), symbols, raised: [...new Set(written)] };
}

/** Returns what it has written. */
function writeRaised(body: HTMLElement, selector: string, mark: '^' | '_'): string[] {
  const found = [...body.querySelectorAll(selector)].filter(({ textContent }) => /[^\s®™]/.test(textContent));
  for (const element of found)
    element.textContent = element.textContent.replace(/\S(?:.*\S)?/s, (text) => scriptText(text, mark));
  return found.map(({ textContent }) => textContent.trim());
}
