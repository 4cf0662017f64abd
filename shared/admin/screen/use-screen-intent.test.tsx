import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { useState } from 'react';
import type { List } from '../list/use-list.ts';
import { useScreenIntent } from './use-screen-intent.ts';

const row = { _id: 'a' };
const list = { rows: [row], status: 'shown', isStale: false } as unknown as List<typeof row>;

function Page() {
  const [opened, setOpened] = useState(0);
  // New functions at each render, as screens give them.
  useScreenIntent(list, () => setOpened((times) => times + 1), { write: null });
  return <output>{opened}</output>;
}

test('[A-01] a row that a link asks for is opened once, however long the address takes to follow', async () => {
  let answer = () => {};
  const slow = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
  const router = createMemoryRouter([{ path: '/', Component: Page, loader: slow, hydrateFallbackElement: <p /> }], {
    initialEntries: [{ pathname: '/', state: { open: 'edit', id: 'a' } }],
  });
  render(<RouterProvider router={router} />);
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^1$/);
  expect(router.state.location.state).toBeNull();

  await act(async () => void router.navigate('/', { state: { open: 'edit', id: 'a' } }));
  await act(async () => answer());
  await act(async () => answer());
  expect(screen.getByRole('status')).toHaveTextContent(/^2$/);
});

test('[E-02] a row that an address asks for is opened once, and is not named in it after that', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/?search=oil&edit=a'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('status')).toHaveTextContent(/^1$/);
  expect(router.state.location.search).toBe('?search=oil');
});
