import { configElement } from '@varda/platform/federation/shell-config';

/** Quiet after the last key, in milliseconds, after which is searched. */
const typingPause = 150;

interface Page {
  /** Set when the document has been read for hydration: what it says stays from then on. */
  isDocumentRead?: true;
}

const page = window as Page;

let timer: ReturnType<typeof setTimeout> | undefined;
let request: XMLHttpRequest | undefined;

/**
 * Shows as somebody types what a search form finds: takes it out of the document that the form leads to, with its rows and its address,
 * so that React hydrates what is shown. Returns whether it was the field of such a form (`data-answer`: id of the element in which both
 * documents show it).
 */
export function searchAhead({ type }: Event, target: Element): boolean {
  const form = target.closest<HTMLFormElement>('form[data-answer]');
  if (type !== 'input' || !form) return false;
  clearTimeout(timer);
  timer = setTimeout(ask, typingPause, form);
  return true;
}

/** What is typed from now on waits until the page is hydrated. */
export function endSearchAhead(): void {
  page.isDocumentRead = true;
}

function ask(form: HTMLFormElement) {
  const query = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const address = `${form.action}?${new URLSearchParams(query)}`;
  request?.abort();
  request = new XMLHttpRequest();
  // Unlike a string that is parsed, it needs no policy of Trusted Types.
  request.responseType = 'document';
  request.onload = ({ target }) => show((target as XMLHttpRequest).responseXML, form.dataset.answer ?? '', address);
  request.open('GET', address);
  request.send();
}

function show(found: Document | null, answer: string, address: string) {
  if (!found || page.isDocumentRead) return;
  const ids = [answer, configElement];
  // Of a page that could not be rendered.
  if (!ids.every((id) => found.getElementById(id))) return;
  for (const id of ids) document.getElementById(id)?.replaceWith(found.getElementById(id) ?? '');
  document.title = found.title;
  history.replaceState(history.state, '', address);
}
