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
 * so that React hydrates what is shown.
 *
 * @param field of any kind; nothing is done unless it is one of such a form (`data-answer`: ids of the elements in which both
 * documents show what is found; they stay, so that a live region among them is read out)
 */
export function searchAhead(field: Element): void {
  const form = field.closest<HTMLFormElement>('form[data-answer]');
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(ask, typingPause, form);
}

/** Puts what was typed and is not found yet into the address, from which the document that follows has it. */
export function showTypedInAddress(): void {
  const url = new URL(location.href);
  for (const { name, value, defaultValue } of document.querySelectorAll<HTMLInputElement>('form[data-answer] input'))
    if (value !== defaultValue) url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}

/** What is typed from now on waits until the page is hydrated. */
export function endSearchAhead(): void {
  page.isDocumentRead = true;
}

function ask(form: HTMLFormElement) {
  // What else the address says stays, the language above all.
  const query = new URLSearchParams(location.search);
  for (const [name, value] of new FormData(form)) query.set(name, String(value));
  const address = `${form.action}?${query}`;
  request?.abort();
  request = new XMLHttpRequest();
  // Unlike a string that is parsed, it needs no policy of Trusted Types.
  request.responseType = 'document';
  request.onload = ({ target }) =>
    show((target as XMLHttpRequest).responseXML, form.dataset.answer?.split(' ') ?? [], address);
  request.open('GET', address);
  request.send();
}

function show(found: Document | null, ids: readonly string[], address: string) {
  if (!found || page.isDocumentRead || found.documentElement.lang !== document.documentElement.lang) return;
  // Of a page that could not be rendered.
  if (![...ids, configElement].every((id) => found.getElementById(id))) return;
  // Somebody who has gone on from the field keeps the place.
  if (ids.some((id) => document.getElementById(id)?.contains(document.activeElement))) return;
  for (const id of ids) document.getElementById(id)?.replaceChildren(...(found.getElementById(id)?.childNodes ?? []));
  document.getElementById(configElement)?.replaceWith(found.getElementById(configElement) ?? '');
  document.title = found.title;
  history.replaceState(history.state, '', address);
}
