import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import CategoryPage from './category.page.tsx';

const titles = ['Oral', 'Topical', 'Cosmetics'];

const product = (subcategory: string, number: number) => ({
  _id: `${subcategory}-${number}`,
  name: { en: `${subcategory} ${number}`, mk: '' },
  dosage: { en: '10 ml', mk: '' },
  image: null,
  picture: null,
  category: subcategory.toLowerCase(),
  categoryName: `CBD Products/${subcategory}`,
  position: number,
});

/** CBD Products with so many products in each subcategory, as the api answers. */
function answerCategory(inEach: number, page: Promise<unknown> | undefined = undefined) {
  const products = (subcategory: string) => Array.from({ length: inEach }, (_, place) => product(subcategory, place));
  const facets = {
    total: 3 * inEach,
    subcategories: titles.map((subcategory) => ({ subcategory: subcategory.toLowerCase(), count: inEach })),
    forms: [],
  };
  const subcategories = titles.map((subcategory) => ({
    _id: subcategory.toLowerCase(),
    name: { en: subcategory, mk: subcategory },
    categoryName: `CBD Products/${subcategory}`,
    products: products(subcategory),
    totalCount: inEach,
  }));
  const category = { _id: 'cbd-products', name: 'CBD Products', subcategories, products: [], totalCount: 0, facets };
  answerCalls(({ pathname }) => (pathname.endsWith('/products/all') ? titles.flatMap(products) : (page ?? category)));
}

const openCategory = () => renderSite(<CategoryPage />, { path: '/parent/cbd-products', pattern: '/parent/:id' });

test.each([
  ['a short category links to each of its subcategories', 2, '#oral'],
  ['a long one names each in its filter, and only there', 9, '?subcategory=oral'],
])('[B-05] %s', async (_, inEach, end) => {
  answerCategory(inEach);
  openCategory();
  expect(await screen.findByRole('heading', { name: 'Oral' })).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Oral( 9)?$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/parent/cbd-products${end}`]);
});

test('[B-05] while a long category comes, there is room for its filter', async () => {
  answerCategory(9, new Promise(() => undefined));
  openCategory();
  expect(await screen.findByText(/^Topical/)).toHaveAttribute('data-skeleton');
});
