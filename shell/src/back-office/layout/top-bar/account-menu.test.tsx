import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import { AccountMenu } from './account-menu.tsx';

jest.mock('../../../navigation/retry.ts', () => ({
  ...jest.requireActual<typeof import('../../../navigation/retry.ts')>('../../../navigation/retry.ts'),
  withRetries: () => loading,
}));

let loading: Promise<never>;

test('[N-08] a window whose code cannot be had leaves the one that was opened meanwhile, with what is typed in it', async () => {
  const code = Promise.withResolvers<never>();
  loading = code.promise;
  fakeApi(() => ({}));
  const texts = { en, mk };
  renderAdmin({ Page: AccountMenu, pattern: '/admin', path: '/admin', namespace: 'back-office', texts });
  const hands = userEvent.setup({ delay: null });
  const choose = async (item: string) => {
    await hands.click(screen.getByRole('button', { name: /^Account: Ana/ }));
    await hands.click(await screen.findByRole('menuitem', { name: item }));
  };
  await choose(en.account.sessions);
  await choose(en.account.changePassword);
  const form = await screen.findByRole('dialog', { name: en.account.changePassword });
  await hands.type(within(form).getByLabelText(/^Current password/), 'the old password');
  await act(async () => code.reject(new Error('gone')));
  expect(screen.queryByText(en.windowNotLoaded)).not.toBeInTheDocument();
  expect(within(form).getByLabelText(/^Current password/)).toHaveValue('the old password');
  expect(form).toBeVisible();

  await hands.keyboard('{Escape}');
  await choose(en.account.sessions);
  expect(await screen.findByText(en.windowNotLoaded)).toBeVisible();
});
