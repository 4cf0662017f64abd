import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useRoutes } from '@varda/platform/router';
import { withViewTransitions } from './with-view-transitions.ts';

/** As the outlet has the pages of a remote. */
function Outlet({ to }: { to: string }) {
  return useRoutes([
    { index: true, element: <Link to={to}>Go</Link> },
    { path: '*', element: <h1>There</h1> },
  ]);
}

/** @param settle what becomes of `ready` once the page is another one */
async function go(to: string, settle = () => {}) {
  const startViewTransition = jest.fn((update: () => unknown) => {
    const done = Promise.resolve(update()).then(() => undefined);
    return { finished: done, ready: done.then(settle), updateCallbackDone: done, skipTransition: () => {} };
  });
  Object.assign(document, { startViewTransition });
  const router = withViewTransitions(createMemoryRouter([{ path: '*', element: <Outlet to={to} /> }]));
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  if (!to.startsWith('#')) expect(await screen.findByRole('heading', { name: 'There' })).toBeVisible();
  return startViewTransition;
}

test.each([
  ['/about', 1],
  ['#line', 0],
])('[P-13] on the way to %s pages fade into each other %i times', async (to, times) => {
  expect(await go(to)).toHaveBeenCalledTimes(times);
});

test('[P-13] a fading that is skipped leaves no error behind', async () => {
  await go('/about', () => {
    throw new DOMException('Transition was skipped', 'AbortError');
  });
  // Node tells of what nobody has caught after the promises; jest then fails the test.
  await new Promise((resolve) => setTimeout(resolve));
});
