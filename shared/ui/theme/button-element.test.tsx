import { ActionIcon, Button, MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from './theme.ts';

const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const pressed = jest.fn();

beforeEach(() => jest.clearAllMocks());

function form(isSaving: boolean) {
  return (
    <MantineProvider env="test" theme={theme}>
      <form onSubmit={sent}>
        <input aria-label="Name" />
        <Button type="submit" loading={isSaving}>
          Save
        </Button>
        <Button onClick={pressed} loading={isSaving}>
          Check
        </Button>
        <ActionIcon onClick={pressed} loading={isSaving} aria-label="More" />
        <Button disabled loading={isSaving}>
          Remove
        </Button>
      </form>
    </MantineProvider>
  );
}

test('[A-03] [X-01] a button that was pressed keeps the focus while its work is done, and takes no presses', async () => {
  const hands = userEvent.setup({ delay: null });
  const { rerender } = render(form(false));
  await hands.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  await hands.click(screen.getByRole('button', { name: 'Check' }));
  expect([sent, pressed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);

  rerender(form(true));
  expect(screen.getByRole('button', { name: 'Check' })).toHaveFocus();
  for (const name of ['Save', 'Check', 'More']) {
    const button = screen.getByRole('button', { name });
    // Browsers take the focus from what is disabled; jsdom does not.
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await hands.click(button);
  }
  await hands.type(screen.getByLabelText('Name'), '{Enter}');
  expect([sent, pressed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
});

test('[A-03] a button that is a link stays one', () => {
  render(
    <MantineProvider env="test" theme={theme}>
      <Button component="a" href="/login">
        Login
      </Button>
    </MantineProvider>,
  );
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});
