import { applyEntryStyles } from './entry-styles.ts';

/** A style sheet that the document has had fetched. */
function preloadedStyle(sheet: object | null) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('data-entry', '');
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
  return link;
}

afterEach(() => document.head.replaceChildren());

test('[A-01] the screen is rendered once the styles of the entry are applied', async () => {
  const links = [preloadedStyle({}), preloadedStyle({})];
  const applied = jest.fn();
  const styled = applyEntryStyles().then(applied);
  expect(links.map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet']);
  links[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(applied).not.toHaveBeenCalled();
  links[1]?.dispatchEvent(new Event('load'));
  await styled;
});

test('[N-08] a style sheet that cannot be had delays nothing', async () => {
  const link = preloadedStyle(null);
  const styled = applyEntryStyles();
  link.dispatchEvent(new Event('error'));
  await styled;
});
