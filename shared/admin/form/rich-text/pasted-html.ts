import { linkAddress } from '@varda/contract/link-address';
import { parsedUrl } from '@varda/contract/parsed-url';
import { removeHidden } from './hidden-parts.ts';
import { keepMarkers } from './list-markers.ts';
import { isOwnPicture, pendingAttribute } from './own-picture.ts';
import { fontsOfClasses, type ReadSymbols, readSymbols } from './pasted-symbols.ts';
import { makeWordLists } from './word-lists.ts';

export interface PastedPicture {
  mark: string;
  file: File;
}

/** HTML of the clipboard, ready for the editor, and the pictures that came inside of it. */
export interface Pasted {
  /** Empty where nothing but those pictures is left. */
  html: string;
  /** Pictures that the HTML carries itself. In the place of each stands an image that is pending by its mark. */
  pictures: PastedPicture[];
  /** Whether there were others, which stand elsewhere and are left out. */
  isMissingPictures: boolean;
  symbols: ReadSymbols;
  /** Words whose links lead nowhere from the site, to a file of the writer's machine for one, and are links no more. */
  lostLinks: string[];
  /** Whether tables that only arrange something have become lines. */
  hasLines: boolean;
}

const removed = 'meta, link, br.Apple-interchange-newline';
const controls = 'button, select, textarea, svg, li[role=checkbox] > img';
/** Of an editor like this one, whose tables are fit for it. */
const ownSlice = '[data-pm-slice]';
const pending = `[${pendingAttribute}]`;
/** What the field for it takes. */
const longestAlt = 300;
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, table, ul, ol, blockquote, pre, hr';

/**
 * Makes of what Word, Google Docs and web pages put on the clipboard what the editor reads right: lists that are lists, characters
 * that need no font, no pictures of other sites. Formats that the editor does not know it leaves out by itself.
 */
export function cleanPasted(html: string): Pasted {
  const { body } = parsePasted(html);
  makeWordLists(body);
  const symbols = readSymbols(body, fontsOfClasses(html));
  for (const element of body.querySelectorAll(`${removed}, ${controls}`)) element.remove();
  for (const span of body.querySelectorAll('span[style*="display" i]')) if (isBlock(span)) enclose(span);
  for (const line of body.querySelectorAll('br')) if (isBesideBlock(line)) line.remove();
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) moveIntoItem(list);
  keepMarkers(body);
  for (const heading of body.querySelectorAll('h3, h4, h5, h6')) rename(heading, 'h2');
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  for (const summary of body.querySelectorAll('summary')) rename(summary, 'p');
  // These are raised without it.
  for (const sign of body.querySelectorAll('sup'))
    if (/^\s*[®™]\s*$/.test(sign.textContent)) sign.replaceWith(...sign.childNodes);
  for (const caption of body.querySelectorAll('caption')) moveAhead(caption);
  const arranging = body.querySelector(ownSlice) ? [] : [...body.querySelectorAll('table')].filter(arrangesOnly);
  for (const table of arranging) flatten(table);
  for (const table of body.querySelectorAll('table')) keepCellsAlone(table);
  // Word and Google underline whatever is a link.
  for (const styled of body.querySelectorAll<HTMLElement>('a u, a span, a')) unstyle(styled);
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', unwrappedLink(link.getAttribute('href') ?? ''));
  // Within a text there are no targets of links: `#_Toc1` of a table of contents.
  const lost = [...body.querySelectorAll('a[href]:not([href^="#"])')].filter(leadsNowhere);
  const foreign = [...body.querySelectorAll('img')].filter((image) => !isOwnPicture(image.getAttribute('src') ?? ''));
  const pictures = foreign.flatMap(takePicture);
  const missing = foreign.filter((image) => body.contains(image));
  for (const picture of missing) picture.remove();
  for (const paragraph of body.querySelectorAll('p, div'))
    if (isBlank(paragraph)) paragraph.replaceWith(...paragraph.querySelectorAll(pending));
  return {
    html: isBlank(body) && !body.querySelector('table') ? '' : body.innerHTML,
    pictures,
    isMissingPictures: missing.length > 0,
    lostLinks: [...new Set(lost.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()))].filter(Boolean),
    symbols,
    hasLines: arranging.length > 0,
  };
}

const partOfTable = /^(?:\s|<meta[^>]*>|<!--[^>]*-->)*<(?:col|colgroup|tbody|thead|tr|td|th)\b/i;

interface Parsed {
  body: HTMLElement;
  /** Whether something was hidden, and is left out. */
  isShortened: boolean;
}

/** In a document of its own: nothing in it is fetched or run. */
export function parsePasted(html: string): Parsed {
  const whole = withoutForeignParts(html);
  // Outside of a table the parser would leave out rows and cells, and join what is in them; in a head it would let out what
  // `noscript` encloses.
  const start = partOfTable.test(whole) ? '<body><table>' : '<body>';
  const { body } = new DOMParser().parseFromString(start + whole, 'text/html');
  const isShortened = removeHidden(body, html);
  return { body, isShortened };
}

/**
 * `<![if !supportLists]>` and its like would be comments, with what they enclose kept: Word's markers of lists stay, and so does
 * whatever follows `<!--[if !supportLists]-->`, as Outlook writes it, up to the next condition. Style
 * elements and handlers of events go before anything is parsed: the page's policy refuses them, loudly, even in a document that is never shown.
 */
function withoutForeignParts(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<!--\[if[^\]]*\]>(?!<!-->)[\s\S]*?<!\[endif\]-->/g, '')
    .replace(/<!\[(?:if[^>]*|endif)\]>/g, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\son\w+\s*=/gi, ' data-ignored='));
}

/** Google Docs puts a list below another one beside the item that it belongs to. */
function moveIntoItem(list: Element): void {
  const item = list.previousElementSibling;
  if (item?.tagName === 'LI') item.append(list);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Browsers copy parts of a page with their styles: a line may be a span. */
function isBlock(span: Element): boolean {
  return /(^|;)\s*display\s*:\s*(block|flex|grid|list-item|table)\b/i.test(span.getAttribute('style') ?? '');
}

function enclose(span: Element): void {
  const part = span.ownerDocument.createElement('div');
  span.replaceWith(part);
  part.append(span);
}

/** Whether a table is there for the look of a page or a mail: it has one column, or tables in its cells. */
function arrangesOnly(table: Element): boolean {
  const rows = [...table.querySelectorAll('tr')];
  return (
    table.querySelector('table') !== null ||
    rows.every((row) => row.querySelectorAll(':scope > :is(td, th)').length < 2)
  );
}

/** What stood in the cells, one behind the other. */
function flatten(table: Element): void {
  const own = (cell: Element) => cell.closest('table') === table;
  const cells = [...table.querySelectorAll('td, th')].filter(own);
  table.replaceWith(
    ...cells.map((cell) => {
      const holdsBlocks = cell.querySelector(blocks) !== null;
      const part = cell.ownerDocument.createElement(holdsBlocks ? 'div' : 'p');
      part.append(...cell.childNodes);
      return part;
    }),
  );
}

function moveAhead(caption: Element): void {
  const paragraph = caption.ownerDocument.createElement('p');
  paragraph.append(...caption.childNodes);
  caption.closest('table')?.before(paragraph);
  caption.remove();
}

/** Empty cells stay: what stands in the next one would change its column. */
function keepCellsAlone(table: Element): void {
  for (const column of table.querySelectorAll('colgroup')) column.remove();
  for (const foot of table.querySelectorAll('tfoot')) rename(foot, 'tbody');
}

/** Google Docs keeps distances between paragraphs by these. */
function isBesideBlock(line: Element): boolean {
  return (['previousSibling', 'nextSibling'] as const).some((side) => {
    let neighbour = line[side];
    while (neighbour instanceof Text && !neighbour.data.trim()) neighbour = neighbour[side];
    return neighbour instanceof Element && neighbour.matches(blocks);
  });
}

/** Word, Google and mail programs keep distances by empty paragraphs. Pictures that are pending need none around them. */
function isBlank(paragraph: Element): boolean {
  return !paragraph.textContent?.trim() && !paragraph.querySelector(`img:not(${pending}), iframe, video`);
}

function unstyle(element: HTMLElement): void {
  if (element.tagName === 'U') element.replaceWith(...element.childNodes);
  else element.style.removeProperty('text-decoration');
}

let count = 0;

/** Leaves an image in its place that is pending, with what it shows. */
function takePicture(image: HTMLImageElement): PastedPicture[] {
  const file = fileIn(image.getAttribute('src') ?? '');
  if (!file) return [];
  count += 1;
  const mark = String(count);
  const place = image.ownerDocument.createElement('img');
  place.setAttribute(pendingAttribute, mark);
  place.alt = image.alt.slice(0, longestAlt);
  image.replaceWith(place);
  return [{ mark, file }];
}

function fileIn(src: string): File | undefined {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(src) ?? [];
  if (!type || !base64) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'pasted', { type });
}

/** Outlook and Google lead links through addresses of their own, with the one that is meant in a parameter. */
const wrappers: readonly [host: RegExp, path: string, parameter: string][] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, '/', 'url'],
  [/^www\.google\.[a-z.]+$/, '/url', 'q'],
];

function leadsNowhere(link: Element): boolean {
  return linkAddress(link.getAttribute('href') ?? '') === undefined;
}

/** The address that is meant by one; itself where nothing is wrapped around it. */
function unwrappedLink(address: string): string {
  const url = parsedUrl(address);
  if (!url) return address;
  const { hostname, pathname, searchParams } = url;
  const [, , parameter] = wrappers.find(([host, path]) => host.test(hostname) && path === pathname) ?? [];
  return (parameter && searchParams.get(parameter)) || address;
}
