import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { SimilarProducts } from './similar-products.tsx';

const product = (number: number, categoryName = 'CBD Products/Oral') => ({
  _id: `id-${number}`,
  name: { en: `Product ${number}`, mk: '' },
  dosage: { en: '10 ml', mk: '' },
  image: null,
  picture: null,
  category: 'oral',
  categoryName,
  position: number,
});

const products = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => product(from + place));

/** A list of `count` products, handed out page by page. */
function listOf(count: number) {
  return answerCalls((url) => {
    const page = Number(url.searchParams.get('page'));
    const limit = Number(url.searchParams.get('limit'));
    return { products: products(1, count).slice((page - 1) * limit, page * limit), totalCount: count };
  });
}

const shown = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  // jsdom has no layout: one product is in view at a time.
  Element.prototype.scrollTo = () => {};
});

afterEach(() => jest.restoreAllMocks());

test('[P-08] the product itself is left out', async () => {
  const calls = listOf(3);
  renderSite(<SimilarProducts product={product(2)} />);
  await waitFor(() => expect(shown()).toEqual(['/product/id-1', '/product/id-3']));
  expect(calls).toEqual(['/products/CBD Products/Oral?page=1&limit=20&sortBy=position&sortOrder=asc']);
});

test('[P-08] screen readers are told what it is in the language of the page', async () => {
  listOf(3);
  renderSite(<SimilarProducts product={product(2)} />, { language: 'mk' });
  const row = await screen.findByRole('group', { name: 'Слични производи' });
  expect(row).toHaveAttribute('aria-roledescription', 'галерија');
});

test('[P-08] the next 20 are fetched as the visitor moves on, and no sooner', async () => {
  const calls = listOf(45);
  renderSite(<SimilarProducts product={product(1)} />);
  await waitFor(() => expect(shown()).toHaveLength(19));

  const next = screen.getByRole('button', { name: 'Next products' });
  for (let press = 0; press < 16; press++) await userEvent.click(next);
  expect(calls).toHaveLength(1);
  await userEvent.click(next);
  await waitFor(() => expect(shown()).toHaveLength(39));
  expect(calls.at(-1)).toContain('page=2&limit=20');
  expect(screen.getByText('Product 18 of 44')).toBeInTheDocument();
});

test('[P-08] what could not be fetched is said behind the last product, and asked for again', async () => {
  let fails = false;
  answerCalls((url) => {
    if (fails) throw new TypeError('offline');
    const first = url.searchParams.get('page') === '1';
    return { products: first ? products(1, 20) : products(21, 25), totalCount: 25 };
  });
  renderSite(<SimilarProducts product={product(1)} />);
  await waitFor(() => expect(shown()).toHaveLength(19));

  fails = true;
  await userEvent.keyboard('{Tab}');
  for (let press = 0; press < 18; press++) await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown()).toHaveLength(24));
});

test('[P-08] a row that was fetched at the second try follows the finger as any other', async () => {
  // jsdom has no layout: each product is 100 px wide, and one is in view.
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  let fails = true;
  answerCalls(() => {
    if (fails) throw new TypeError('offline');
    return { products: products(1, 5), totalCount: 5 };
  });
  renderSite(<SimilarProducts product={product(1)} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  await waitFor(() => expect(shown()).toHaveLength(4));
  const track = document.querySelector<HTMLElement>('[data-carousel]') as HTMLElement;
  track.scrollLeft = 200;
  fireEvent(track, new Event('scrollend'));
  expect(await screen.findByText('Product 3 of 4')).toBeInTheDocument();
});

test('[P-08] an unknown category falls back to OTC', async () => {
  const calls = listOf(2);
  renderSite(<SimilarProducts product={product(1, 'Somewhere else')} />);
  await screen.findAllByRole('link');
  expect(calls[0]).toContain('/products/Medicinal Products/OTC?');
});

test('[P-08] without another product there is no such section', async () => {
  const calls = listOf(1);
  renderSite(<SimilarProducts product={product(1)} />);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(calls).toHaveLength(1);
});

test('[P-08] [B-02] the first press moves by all that is in view, although nothing has been measured yet', async () => {
  const scrolledTo: unknown[] = [];
  Element.prototype.scrollTo = (options?: unknown) => scrolledTo.push(options);
  // Cards of 400 px, three in view.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  const offset = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  offset.mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 400;
  });
  listOf(15);
  renderSite(<SimilarProducts product={product(1)} />);
  await waitFor(() => expect(shown()).toHaveLength(14));

  await userEvent.click(screen.getByRole('button', { name: 'Next products' }));
  expect(scrolledTo).toEqual([{ left: 1200 }]);
});
