import { mergedFilter } from './merged-filter.ts';

const path = '/parent/personal-care-products';

beforeEach(() => {
  history.replaceState(null, '', `${path}?form=cream&lang=mk`);
  document.body.innerHTML = `
    <a data-filter id="gel" href="${path}?form=cream&form=gel&lang=mk"><span>Gel</span></a>
    <a data-filter id="spray" href="${path}?form=cream&form=spray&lang=mk">Spray</a>
    <a data-filter id="cream" href="${path}?lang=mk">Cream</a>
    <a data-filter="none" id="clear" href="${path}?lang=mk">Clear</a>
    <a id="contacts" href="/contacts?lang=mk">Contacts</a>
  `;
});

afterEach(() => {
  dispatchEvent(new Event('pagehide'));
  history.replaceState(null, '', '/');
});

function press(selector: string, how: MouseEventInit = {}) {
  return mergedFilter(new MouseEvent('click', how), document.querySelector(selector) as Element);
}

test('[B-05] [B-02] filters that are pressed one after the other before the page of the first has come all hold', () => {
  expect(press('#gel span')).toBeNull();
  expect(press('#spray')).toBe(`${path}?form=cream&form=gel&lang=mk&form=spray`);
  expect(press('#cream')).toBe(`${path}?form=gel&lang=mk&form=spray`);
  // A double click asks for the same.
  expect(press('#spray')).toBe(`${path}?form=gel&lang=mk&form=spray`);
});

test('[B-05] [B-02] a filter that is pressed right after all were cleared holds alone, and clearing leaves none', () => {
  expect(press('#clear')).toBeNull();
  expect(press('#spray')).toBe(`${path}?lang=mk&form=spray`);
  expect(press('#clear')).toBeNull();
  expect(press('#gel')).toBe(`${path}?lang=mk&form=gel`);
});

test.each([
  ['another link was followed', () => press('#contacts')],
  ['the page has gone meanwhile', () => dispatchEvent(new Event('pagehide'))],
])('[B-05] [B-02] a filter is followed as it stands where %s', (_, meanwhile) => {
  press('#gel');
  meanwhile();
  expect(press('#spray')).toBeNull();
});

test('[B-05] [B-02] a filter that is opened in another tab is left to the browser', () => {
  press('#gel', { ctrlKey: true });
  expect(press('#spray')).toBeNull();
  expect(press('#gel', { ctrlKey: true })).toBeNull();
});
