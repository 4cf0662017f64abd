import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import { PaletteButton } from './palette-button.tsx';

jest.mock('../../../navigation/retry.ts', () => ({
  ...jest.requireActual<typeof import('../../../navigation/retry.ts')>('../../../navigation/retry.ts'),
  withRetries: () => loading,
}));

let loading: Promise<never>;

const remotes = { live: [], watch: () => () => undefined } as unknown as Remotes;

function Page() {
  return (
    <>
      <PaletteButton remotes={remotes} />
      <input aria-label="Name" />
    </>
  );
}

const page = { Page, pattern: '/admin', path: '/admin', namespace: 'back-office', texts: { en, mk } };

test.each(['{Control>}k{/Control}', '?'])(
  '[N-08] %s: a window whose code cannot be had says so, and fields take what is typed',
  async (keys) => {
    loading = Promise.reject(new Error('gone'));
    fakeApi(() => ({}));
    renderAdmin(page);
    const hands = userEvent.setup({ delay: null });
    await hands.keyboard(keys);
    expect(await screen.findByText('The window could not be opened. Try again.')).toBeVisible();
    await hands.type(screen.getByRole('textbox', { name: 'Name' }), 'Syrup');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Syrup');
  },
);

test.each(['Escape', 'a press elsewhere'])('[N-08] a palette that is on its way is given up by %s', async (way) => {
  loading = new Promise(() => undefined);
  fakeApi(() => ({}));
  renderAdmin(page);
  const hands = userEvent.setup({ delay: null });
  const field = screen.getByRole('textbox', { name: 'Name' });
  await hands.keyboard('{Control>}k{/Control}');
  if (way === 'Escape') {
    await hands.keyboard('{Escape}');
    field.focus();
  } else await hands.click(field);
  await hands.keyboard('Syrup');
  await waitFor(() => expect(field).toHaveValue('Syrup'));
});

test('[N-08] shortcuts whose code cannot be had leave a palette that was asked for meanwhile on its way', async () => {
  const code = Promise.withResolvers<never>();
  loading = code.promise;
  fakeApi(() => ({}));
  renderAdmin(page);
  const hands = userEvent.setup({ delay: null });
  await hands.keyboard('?');
  loading = new Promise(() => undefined);
  await hands.keyboard('{Control>}k{/Control}');
  await act(async () => code.reject(new Error('gone')));
  expect(screen.queryByText(en.windowNotLoaded)).not.toBeInTheDocument();
});
