import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@varda/platform/query';
import { useState } from 'react';
import { renderSite } from '../../testing/render-site.tsx';
import { answerCalls } from '../../testing/wire.ts';
import { productCounts } from '../products/products.queries.ts';
import { useSite } from '../products/use-site.ts';
import HomePage from './home.page.tsx';

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollTo = () => {};
});

function OtherPage() {
  useSite();
  return null;
}

/** Another page first; a step to the home page fetches its rows and then shows it, as the shell does. */
function Visit() {
  const client = useQueryClient();
  const [isHome, setHome] = useState(false);
  const step = () => {
    void client.prefetchQuery(productCounts);
    setHome(true);
  };
  return isHome ? (
    <HomePage />
  ) : (
    <>
      <OtherPage />
      <button type="button" onClick={step}>
        Home
      </button>
    </>
  );
}

test.each([
  ['without an answer', () => Promise.reject(new TypeError('offline'))],
  ['with a failure', () => Response.json({}, { status: 500 })],
])(
  '[P-14] products that are refused %s on the way to the home page are said, and asked for again',
  async (_, refuse) => {
    let fails = true;
    answerCalls(({ pathname }) => {
      if (pathname !== '/api/products/all') return [];
      return fails ? refuse() : [{ categoryName: 'Herbal Products' }];
    });
    renderSite(<Visit />);
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
    expect(screen.queryByText('Loading products…')).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('1 product in all')).toBeVisible());
  },
);
