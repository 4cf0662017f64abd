import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@varda/admin/testing';
import { addTexts, createI18n, languageStore } from '@varda/platform/language';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { I18nextProvider } from 'react-i18next';
import en from '../../texts/en.ts';
import { recoveryPath } from '../requested-path.ts';
import { RecoveryPage } from './recovery.page.tsx';

test('[U-01] [A-01] after a link was asked for, the focus is at what is said of it', async () => {
  fakeApi(() => ({ mailed: true }));
  languageStore.start('en');
  const i18n = createI18n('en');
  addTexts(i18n, 'back-office', en);
  const router = createMemoryRouter([{ path: recoveryPath, element: <RecoveryPage /> }], {
    initialEntries: [recoveryPath],
  });
  render(
    <MantineProvider env="test">
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
  const hands = userEvent.setup({ delay: null });
  await hands.type(screen.getByLabelText(en.login.email), 'ana@varda-pharm.example{Enter}');
  await waitFor(() => expect(screen.getByText(en.recovery.sent)).toHaveFocus());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
