import { endSearchAhead, searchAhead, showTypedInAddress } from './search-ahead.ts';

const config = (name: string) => `<script type="application/json" id="shell-config">"${name}"</script>`;
const results = (count: string, list: string) =>
  `<p id="count" role="status">${count}</p><div id="found">${list}</div>`;

const body = `
  <form action="/search" data-answer="count found"><input name="q"></form>
  ${results('', '<a href="/contacts">Ask us</a>')}${config('before')}
`;

const requests: FakeRequest[] = [];

/** Stands in for the network. */
class FakeRequest {
  address = '';
  isAborted = false;
  responseXML: Document | null = null;
  onload: ((event: { target: FakeRequest }) => void) | undefined;
  open(_: string, address: string) {
    this.address = new URL(address).pathname + new URL(address).search;
    requests.push(this);
  }
  send() {}
  abort() {
    this.isAborted = true;
  }
  answer(html: string) {
    this.responseXML = new DOMParser().parseFromString(html, 'text/html');
    this.onload?.({ target: this });
  }
}

/** Tests have Node's, which knows no form. */
function FieldsOf(form: HTMLFormElement) {
  return [...form.elements].map((field) => [(field as HTMLInputElement).name, (field as HTMLInputElement).value]);
}

const documentIn = (lang: string, html = results('1 result', '<a href="/drops">Drops</a>') + config('after')) =>
  `<html lang="${lang}"><title>drops</title><body>${html}`;

/** Types into the field; returns the request that comes of it after a pause. */
function typed(text: string): FakeRequest {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = text;
  searchAhead(field);
  jest.runAllTimers();
  return requests.at(-1) as FakeRequest;
}

const shown = () => ['count', 'found', 'shell-config'].map((id) => document.getElementById(id)?.textContent);
const asBefore = ['', 'Ask us', '"before"'];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest, FormData: FieldsOf });
  history.replaceState(null, '', '/search');
  document.documentElement.lang = 'en';
  document.title = 'Search';
  document.body.innerHTML = body;
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
  delete (window as { isDocumentRead?: true }).isDocumentRead;
});

test('[B-02] [B-03] what is found before hydration is shown with its rows, its title and its address', () => {
  typed('drops').answer(documentIn('en'));
  expect(shown()).toEqual(['1 result', 'Drops', '"after"']);
  expect([document.title, location.pathname + location.search]).toEqual(['drops', '/search?q=drops']);
});

test('[B-03] how much is found is read out: the live region stays, and its text changes', () => {
  const region = document.querySelector('[role=status]');
  typed('drops').answer(documentIn('en'));
  expect(region).toBeInTheDocument();
  expect(region).toHaveTextContent('1 result');
});

test('[B-02] the focus of somebody who has gone on to a suggestion stays there', () => {
  const request = typed('drops');
  document.querySelector('a')?.focus();
  request.answer(documentIn('en'));
  expect(document.activeElement).toHaveTextContent('Ask us');
  expect(shown()).toEqual(asBefore);
});

test('[N-04] the search is in the language that the address names, whatever that of the cookie', () => {
  history.replaceState(null, '', '/search?lang=en&q=d');
  expect(typed('drops').address).toBe('/search?lang=en&q=drops');
});

test.each([
  ['in another language', documentIn('mk')],
  ['of a page that could not be rendered', documentIn('en', config('after'))],
])('[B-02] [N-04] nothing is taken out of a document %s', (_, html) => {
  typed('drops').answer(html);
  expect(shown()).toEqual(asBefore);
  expect(location.search).toBe('');
});

test('[B-02] once the document is read for hydration, it stays as it is', () => {
  const request = typed('drops');
  endSearchAhead();
  request.answer(documentIn('en'));
  expect(shown()).toEqual(asBefore);
});

test('[B-02] only what was typed last is waited for', () => {
  const first = typed('dro');
  typed('drops');
  expect(first.isAborted).toBe(true);
});

test('[B-02] [B-03] [N-04] what was typed and is not found yet is in the address of the next document, and nothing else', () => {
  history.replaceState({ idx: 2 }, '', '/search?lang=mk');
  showTypedInAddress();
  expect(location.search).toBe('?lang=mk');
  (document.querySelector('input') as HTMLInputElement).value = 'drops';
  showTypedInAddress();
  expect(location.search).toBe('?lang=mk&q=drops');
  expect(history.state).toEqual({ idx: 2 });
});
