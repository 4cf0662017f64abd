import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from './index.ts';

function Page() {
  const [address, setAddress] = useSearchParams();
  const choose = (name: string) => () =>
    setAddress((now) => {
      now.set(name, 'on');
      return now;
    });
  return (
    <>
      <output>{address.toString()}</output>
      <button type="button" onClick={choose('action')}>
        Action
      </button>
      <button type="button" onClick={choose('item')}>
        Item
      </button>
    </>
  );
}

test('[K-24] [A-02] two filters that are chosen before the first is shown both hold; an address that is opened again starts anew', async () => {
  let answer = () => {};
  const slow = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/', Component: Page, loader: slow, hydrateFallbackElement: <p /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => answer());

  await act(async () => {
    screen.getByText('Action').click();
    screen.getByText('Item').click();
  });
  await act(async () => answer());
  expect(screen.getByRole('status').textContent).toBe('action=on&item=on');

  await act(async () => void router.navigate('/'));
  await act(async () => answer());
  await act(async () => screen.getByText('Item').click());
  await act(async () => answer());
  expect(screen.getByRole('status').textContent).toBe('item=on');
});
