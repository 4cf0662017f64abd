import { MantineProvider } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@varda/admin/testing';
import { languageStore } from '@varda/platform/language';
import { sessionStore } from '@varda/platform/session';
import { renderPage } from '@varda/remote-kit/testing/render-page.tsx';
import { theme } from '@varda/ui/theme';
import en from '../../texts/en.ts';
import { endSession, logoutPath } from '../end-session.ts';
import { newPasswordPath } from '../requested-path.ts';
import { NewPasswordPage } from './new-password.page.tsx';

function open() {
  const api = fakeApi(() => ({ done: true }));
  languageStore.start('en');
  renderPage(
    <MantineProvider env="test" theme={theme}>
      <NewPasswordPage />
    </MantineProvider>,
    {
      ...{ name: 'back-office', texts: en },
      ...{ path: `${newPasswordPath}#t0k3n`, pattern: newPasswordPath },
      others: [
        { path: logoutPath, action: endSession, element: null },
        { path: '/login', element: <h1>Login</h1> },
      ],
    },
  );
  return { api, hands: userEvent.setup({ delay: null }) };
}

async function choosePassword() {
  const { api, hands } = open();
  await hands.type(screen.getByLabelText(/^New password/), 'a long new password{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('Log in with it now.');
  return { api, hands };
}

beforeEach(() => void sessionStore.signOut());

test('[U-01] after a password was chosen, the login follows', async () => {
  const { hands } = await choosePassword();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
  await hands.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
});

test('[U-01] where somebody is logged in in this browser, they are named and logged out before the login', async () => {
  sessionStore.signIn({ token: 'ana.1', name: 'Ana', role: 'user' });
  const { api, hands } = await choosePassword();
  expect(screen.getByText('In this browser, Ana is logged in.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log out Ana' })).toHaveFocus();
  await hands.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
  expect(api.callsOf('POST /logout')).toHaveLength(1);
});

test('[U-01] [A-01] a password that is too short is said once: by the field, or by itself where that has the focus', async () => {
  const { api, hands } = open();
  const field = screen.getByLabelText(/^New password/);
  for (const typed of ['short', 'er']) {
    await hands.type(field, typed);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await hands.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Use at least 10 characters.');
  }
  await hands.type(field, 's');
  await hands.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(field).toHaveAccessibleDescription(/Use at least 10 characters\./);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.callsOf('PUT')).toEqual([]);
});
