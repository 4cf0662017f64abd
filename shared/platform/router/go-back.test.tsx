import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { useGoBack } from './go-back.ts';

function Back() {
  const goBack = useGoBack('/');
  return (
    <button type="button" {...goBack}>
      Back
    </button>
  );
}

test.each([
  ['a page of this site', `${window.location.origin}/careers?page=2`, '/careers?page=2'],
  ['another site', 'https://search.example/', '/'],
  ['nowhere', '', '/'],
])('[P-12] in a tab of its own, back leads to where its link stood: %s', async (_, referrer, path) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const router = createMemoryRouter([{ path: '*', element: <Back /> }], { initialEntries: ['/nowhere'] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button'));
  expect(router.state.location.pathname + router.state.location.search).toBe(path);
});
