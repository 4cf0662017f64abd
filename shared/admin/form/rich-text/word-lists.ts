const level = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const markers = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

/**
 * Word writes its lists as paragraphs with a marker in front; here they become lists, as deep as Word had them. Lists of the editor have
 * bullets or numbers: other markers, «а)», «IV.» and «Член 4.», stay as text, as other sentences refer to them.
 */
export function makeWordLists(body: HTMLElement): void {
  const taken = new Set<Element>();
  for (const paragraph of body.querySelectorAll('p')) {
    if (taken.has(paragraph) || !isItem(paragraph)) continue;
    const items: HTMLElement[] = [paragraph];
    for (let next = nextOf(paragraph); next && isItem(next); next = nextOf(next)) items.push(next);
    for (const item of items) taken.add(item);
    const place = paragraph.ownerDocument.createComment('');
    paragraph.before(place);
    place.replaceWith(...nested(items.map((item) => ({ depth: depthOf(item), marker: markerOf(item), item }))));
  }
  // Of headings.
  for (const element of body.querySelectorAll(markers)) {
    const { text, isBullet } = markerIn(element);
    element.replaceWith(isBullet ? '' : `${text} `);
  }
}

interface Marker {
  text: string;
  isBullet: boolean;
  /** Of 2.1 both; null where it is no number. */
  numbers: number[] | null;
  element: Element | null;
}

interface Item {
  depth: number;
  marker: Marker;
  item: HTMLElement;
}

function isItem(element: Element): element is HTMLElement {
  return (
    element.tagName === 'P' &&
    (level.test(element.getAttribute('style') ?? '') || element.querySelector(markers) !== null)
  );
}

function nextOf(element: Element): Element | null {
  return element.nextElementSibling;
}

function depthOf(element: Element): number {
  const [, , depth] = level.exec(element.getAttribute('style') ?? '') ?? [];
  return Number(depth ?? 1);
}

function markerOf(item: Element): Marker {
  return markerIn(item.querySelector(markers));
}

const number = /^\(?((?:\d+\.)*\d+)[.)]*$/;
/** In fonts of symbols, letters and figures are bullets, and so is the o of Courier New. */
const symbolic = /font-family\s*:\s*["']?(symbol|wingdings|webdings)/i;

function markerIn(element: Element | null): Marker {
  const text = element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const font = element?.closest('[style*="font-family" i]')?.getAttribute('style') ?? '';
  const isBullet = !/[\p{L}\p{N}]/u.test(text) || text === 'o' || symbolic.test(font);
  const [, digits] = number.exec(text) ?? [];
  return { text, isBullet, numbers: isBullet || !digits ? null : digits.split('.').map(Number), element };
}

function nested(items: readonly Item[]): HTMLElement[] {
  const parts: HTMLElement[] = [];
  const open: { list: HTMLElement; depth: number; isOrdered: boolean; count: number }[] = [];
  /** Puts it into the last item of the list that is open, or beside the lists. */
  const put = (part: HTMLElement) => {
    const parent = open.at(-1)?.list.lastElementChild;
    if (parent) parent.append(part);
    else parts.push(part);
  };
  const close = (isDone: (last: (typeof open)[number]) => boolean) => {
    for (let last = open.at(-1); last && isDone(last); last = open.at(-1)) open.pop();
  };
  for (const { depth, marker, item } of items) {
    close((last) => last.depth > depth);
    const outer = open.filter((list) => list.depth < depth).map(({ count }) => count);
    // 2.1 is the first one below 2; elsewhere a list would show it as another number.
    const isOrdered = marker.numbers !== null && [[], outer].some((path) => isSame(path, marker.numbers?.slice(0, -1)));
    if (!(marker.isBullet || isOrdered)) {
      close((last) => last.depth === depth);
      marker.element?.replaceWith(`${marker.text} `);
      item.remove();
      put(item);
      continue;
    }
    marker.element?.remove();
    const count = (isOrdered && marker.numbers?.at(-1)) || 0;
    close((last) => last.depth === depth && (last.isOrdered !== isOrdered || (isOrdered && last.count + 1 !== count)));
    if (open.at(-1)?.depth !== depth) {
      const list = item.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      if (isOrdered && count !== 1) list.setAttribute('start', String(count));
      put(list);
      open.push({ list, depth, isOrdered, count });
    }
    const last = open.at(-1);
    if (last) last.count = count;
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    last?.list.append(entry);
    item.remove();
  }
  return parts;
}

function isSame(one: readonly number[], other: readonly number[] | undefined): boolean {
  return one.join('.') === other?.join('.');
}
