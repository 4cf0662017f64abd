import { fireEvent, render, screen } from '@testing-library/react';
import { opensDialog } from './dialog-commands.ts';

test('[N-05] a button that React answers leaves nothing for the browser, which would warn of an open dialog', () => {
  const open = jest.fn();
  render(
    <button type="button" {...opensDialog('menu', open)}>
      Menu
    </button>,
  );
  const isLeft = fireEvent.click(screen.getByRole('button'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(isLeft).toBe(false);
});
