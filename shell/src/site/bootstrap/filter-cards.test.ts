import { filterCards } from './filter-cards.ts';

const body = `
  <div data-filters="list">
    <input>
    <select><option value="newest"></option><option value="oldest"></option><option value="nameUp"></option></select>
  </div>
  <ul id="list">
    <li><h3>Tablets</h3><p>Swallow them whole, 500\u00a0mg</p></li>
    <li><h3>Шумливи таблети</h3><p>Dissolve in water</p></li>
    <li><h3>Drops</h3><p>Count them into water</p></li>
  </ul>
`;

/** Names of the cards in sight, in their order, after something is put into one of the fields. */
function shownAfter(selector: 'input' | 'select', value: string): (string | undefined)[] {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (!field) throw new Error(`There is no ${selector}`);
  field.value = value;
  filterCards(field);
  return [...document.querySelectorAll('li')]
    .filter(({ hidden }) => !hidden)
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((card) => card.querySelector('h3')?.textContent);
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = body;
});

afterEach(() => {
  document.body.replaceChildren();
});

test('[B-02] [P-04] before hydration a search shows the cards that have all its words', () => {
  expect(shownAfter('input', ' WATER')).toEqual(['Шумливи таблети', 'Drops']);
  expect(shownAfter('input', 'шум water')).toEqual(['Шумливи таблети']);
  expect(shownAfter('input', '500 mg')).toEqual(['Tablets']);
  expect(shownAfter('input', 'syrup')).toEqual([]);
  expect(shownAfter('input', '')).toEqual(['Tablets', 'Шумливи таблети', 'Drops']);
});

test('[B-02] [P-04] before hydration the cards stand in the order that is chosen, and stay where they are in the document', () => {
  expect(shownAfter('select', 'nameUp')).toEqual(['Drops', 'Tablets', 'Шумливи таблети']);
  expect(shownAfter('select', 'oldest')).toEqual(['Drops', 'Шумливи таблети', 'Tablets']);
  expect(shownAfter('input', 'water')).toEqual(['Drops', 'Шумливи таблети']);
  expect(document.querySelector('li h3')).toHaveTextContent('Tablets');
});
