const level = /mso-list:\s*l(\d+)\s+level(\d+)/i;

/** Word writes its lists as paragraphs with a marker in front; here they become lists, as deep as Word had them. */
export function makeWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    // Taken in by the list of an earlier one.
    if (!isItem(paragraph)) continue;
    const items: HTMLElement[] = [paragraph];
    for (let next = nextOf(paragraph); next && isItem(next); next = nextOf(next)) items.push(next);
    const place = paragraph.ownerDocument.createComment('');
    paragraph.before(place);
    place.replaceWith(...nested(items.map((item) => ({ depth: depthOf(item), ...markerOf(item), item }))));
  }
}

interface Item {
  depth: number;
  isOrdered: boolean;
  start: number;
  item: HTMLElement;
}

function isItem(element: Element): element is HTMLElement {
  return element.tagName === 'P' && level.test(element.getAttribute('style') ?? '');
}

function nextOf(element: Element): Element | null {
  return element.nextElementSibling;
}

function depthOf(element: Element): number {
  const [, , depth] = level.exec(element.getAttribute('style') ?? '') ?? [];
  return Number(depth ?? 1);
}

/** Takes the marker out, and tells from it what kind of list it is. */
function markerOf(item: Element): { isOrdered: boolean; start: number } {
  const marker = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  const [, within, single] = ordered.exec(text) ?? [];
  const count = within ?? single;
  return { isOrdered: count !== undefined, start: count === undefined ? 1 : placeOf(count) };
}

/** Of 2.1 the last number is the item's own. */
const ordered = /^\(?(?:(?:\d+\.)+(\d+)[.)]?|(\d+|[a-z]|[а-ш]|[ivxlc]+)[.)])/iu;

/** Letters by their places. i, v and x may be Roman numbers as well; beyond д Cyrillic alphabets differ. */
const alphabets = ['abcdefgh-jklmnopqrstu-w-yz', 'абвгд'];

function placeOf(count: string): number {
  const letter = Math.max(...alphabets.map((alphabet) => alphabet.indexOf(count.toLowerCase()) + 1));
  return Number(count) || letter || 1;
}

function nested(items: readonly Item[]): HTMLElement[] {
  const lists: HTMLElement[] = [];
  const open: { list: HTMLElement; depth: number; isOrdered: boolean }[] = [];
  for (const { depth, isOrdered, start, item } of items) {
    const isDone = () => {
      const last = open.at(-1);
      return last && (last.depth > depth || (last.depth === depth && last.isOrdered !== isOrdered));
    };
    while (isDone()) open.pop();
    if (open.at(-1)?.depth !== depth) {
      const list = item.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      if (start > 1) list.setAttribute('start', String(start));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else lists.push(list);
      open.push({ list, depth, isOrdered });
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.list.append(entry);
    item.remove();
  }
  return lists;
}
