type Writing = (place: number) => string;

const letters: Writing = (place) => {
  const before = Math.floor((place - 1) / 26);
  return (before > 0 ? letters(before) : '') + String.fromCharCode(97 + ((place - 1) % 26));
};

/** The greatest first. */
const romans = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
});

const roman: Writing = (place) => {
  const [sign = '', value = 0] = romans.find(([, step]) => step <= place) ?? [];
  return value > 0 ? sign + roman(place - value) : '';
};

const upper =
  (write: Writing): Writing =>
  (place) =>
    write(place).toUpperCase();

const byType: Readonly<Record<string, Writing>> = { a: letters, A: upper(letters), i: roman, I: upper(roman) };
const byStyle: Readonly<Record<string, Writing>> = {
  'lower-alpha': letters,
  'lower-latin': letters,
  'upper-alpha': upper(letters),
  'upper-latin': upper(letters),
  'lower-roman': roman,
  'upper-roman': upper(roman),
};

/**
 * Lists that count by letters or Roman numbers become paragraphs that begin with them: the editor and the server know lists with
 * numbers alone, and other sentences refer to “b.”. Items that go on from another number do so in a list of their own.
 */
export function keepMarkers(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ol')) {
    const write = writingOf(list);
    if (write) writeOut(list, write);
    else divide(list);
  }
}

function writingOf(list: HTMLOListElement): Writing | undefined {
  const styled = [list, list.querySelector(':scope > li')].map((element) =>
    /list-style(?:-type)?\s*:\s*([\w-]+)/i.exec(element?.getAttribute('style') ?? '')?.[1]?.toLowerCase(),
  );
  const [style] = styled.reverse().filter((name) => name !== undefined);
  return style === undefined ? byType[list.getAttribute('type') ?? ''] : byStyle[style];
}

function writeOut(list: HTMLOListElement, write: Writing): void {
  for (const [item, place] of counted(list)) {
    const part = list.ownerDocument.createElement('div');
    part.append(...item.childNodes);
    firstBlockOf(part).prepend(place > 0 ? `${write(place)}. ` : '');
    item.replaceWith(part);
  }
  list.replaceWith(...list.childNodes);
}

function divide(list: HTMLOListElement): void {
  let last: { list: HTMLElement; place: number } | null = null;
  for (const [item, place] of counted(list)) {
    if (!last) {
      last = { list, place };
      if (place !== 1) list.setAttribute('start', String(place));
    } else if (place !== last.place + 1) {
      const rest = list.ownerDocument.createElement('ol');
      rest.setAttribute('start', String(place));
      last.list.after(rest);
      last.list = rest;
    }
    last.place = place;
    if (last.list !== list) last.list.append(item);
  }
}

/** The items of a list with their numbers. */
function counted(list: HTMLOListElement): [item: Element, place: number][] {
  let place = numberIn(list, 'start') ?? 1;
  return [...list.querySelectorAll(':scope > li')].map((item) => {
    place = numberIn(item, 'value') ?? place;
    return [item, place++];
  });
}

function numberIn(element: Element, name: string): number | undefined {
  const number = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

function firstBlockOf(element: Element): Element {
  const [first] = [...element.childNodes].filter((node) => !(node instanceof Text) || node.data.trim());
  return first instanceof Element && first.matches('p, div') ? firstBlockOf(first) : element;
}
