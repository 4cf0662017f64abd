import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@varda/platform/query';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { fetchFurther } from '../lists/further-rows.ts';
import { furtherProducts } from '../products/products.queries.ts';
import { ProductGroup } from './product-group.tsx';

const product = (number: number) => ({
  _id: `id-${number}`,
  name: { en: `Product ${number}`, mk: '' },
  dosage: { en: '10 ml', mk: '' },
  image: null,
  picture: null,
  category: 'otc',
  categoryName: 'Medicinal Products/OTC',
  position: number,
});

const products = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => product(from + place));

function renderGroup(total: number) {
  renderSite(<ProductGroup list="Medicinal Products/OTC" first={products(1, 24)} total={total} leads level={2} />);
}

const links = () => screen.getAllByRole('link');
const more = (name: RegExp) => screen.findByRole('button', { name });

test('[P-07] a long list shows 24 and then more, and the button keeps the focus', async () => {
  const calls = answerCalls(() => ({ products: products(25, 48), totalCount: 2712 }));
  renderGroup(2712);
  expect(links()).toHaveLength(24);

  const button = await more(/Show more \(24 of 2,712\)/);
  await userEvent.click(button);
  await more(/Show more \(48 of 2,712\)/);
  expect(links()[24]).toHaveFocus();
  expect(screen.getByText('Showing 48 of 2,712', { ignore: '[data-print]' })).toBeInTheDocument();
  expect(calls).toEqual(['/products/Medicinal Products/OTC?page=2&limit=24&sortBy=position&sortOrder=asc']);
});

test('[P-07] with the last products the focus goes on to the first of them', async () => {
  answerCalls(() => ({ products: products(25, 30), totalCount: 30 }));
  renderGroup(30);
  await userEvent.click(await more(/24 of 30/));
  await waitFor(() => expect(links()).toHaveLength(30));
  expect(links()[24]).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[P-07] a product that was moved between two fetches is shown once', async () => {
  answerCalls(() => ({ products: products(24, 30), totalCount: 30 }));
  renderGroup(30);
  await userEvent.click(await more(/24 of 30/));
  await waitFor(() => expect(links()).toHaveLength(30));
});

test('[P-07] what could not be fetched is said, and asked for again', async () => {
  let fails = true;
  answerCalls(() => {
    if (fails) throw new TypeError('offline');
    return { products: products(25, 30), totalCount: 30 };
  });
  renderGroup(30);
  const button = await more(/24 of 30/);
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
  fails = false;
  await userEvent.click(button);
  await waitFor(() => expect(links()).toHaveLength(30));
});

test.each([
  ['en', 'Look for the others with the search', '/search'],
  ['mk', 'Другите побарајте ги преку пребарувањето', '/search?lang=mk'],
] as const)(
  '[P-07] where a browser without scripts has as many as it gets, the search stands in place of the button: %s',
  async (language, name, href) => {
    const list = 'Medicinal Products/OTC';
    answerCalls(({ searchParams }) => {
      const page = Number(searchParams.get('page'));
      return { products: products(page, page), totalCount: 2712 };
    });
    const queryClient = new QueryClient();
    await fetchFurther(new URLSearchParams({ pages: '51' }), queryClient, furtherProducts(list));
    const group = <ProductGroup list={list} first={products(1, 1)} total={2712} leads level={2} />;
    renderSite(group, { language, queryClient });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('[P-07] pictures of the row that a page begins with are fetched at once, the others when they come near', () => {
  const key = 'a'.repeat(64);
  const picture = { key, width: 640, height: 640, widths: [320, 640], placeholder: '', alt: { en: '', mk: '' } };
  const pictured = products(1, 6).map((each) => ({ ...each, picture }));
  const { container } = renderSite(
    <>
      <ProductGroup list="Medicinal Products/OTC" first={pictured} total={6} leads level={2} />
      <ProductGroup list="CBD Products/Oral" first={pictured} total={6} leads={false} level={3} />
    </>,
  );
  const eager = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading') === 'eager');
  expect(eager).toEqual(Array.from({ length: 12 }, (_, place) => place < 4));
});
