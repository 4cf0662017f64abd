import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderAdmin } from '@varda/admin/testing';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import { recoveryPath } from '../requested-path.ts';
import { RecoveryPage } from './recovery.page.tsx';

const page = {
  Page: RecoveryPage,
  pattern: recoveryPath,
  path: recoveryPath,
  namespace: 'back-office',
  texts: { en, mk },
};

test('[U-01] [A-01] after a link was asked for, the focus is at what is said of it', async () => {
  fakeApi(() => ({ mailed: true }));
  renderAdmin(page);
  const hands = userEvent.setup({ delay: null });
  await hands.type(screen.getByLabelText(en.login.email), 'ana@varda-pharm.example{Enter}');
  await waitFor(() => expect(screen.getByText(en.recovery.sent)).toHaveFocus());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
