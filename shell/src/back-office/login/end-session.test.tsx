import { MantineProvider } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@varda/admin/testing';
import { languageStore } from '@varda/platform/language';
import { useSubmit } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { renderPage } from '@varda/remote-kit/testing/render-page.tsx';
import { theme } from '@varda/ui/theme';
import en from '../texts/en.ts';
import { endSession, forgetSession, logoutPath, mayGoOn } from './end-session.ts';
import { LoginPage } from './login.page.tsx';

type Fault = Parameters<ReturnType<typeof fakeApi>['fail']>[1];

function LogoutButton() {
  const submit = useSubmit();
  return (
    <button type="button" onClick={() => submit(null, { method: 'post', action: logoutPath })}>
      Log out
    </button>
  );
}

async function logOut(fault?: Fault): Promise<void> {
  const api = fakeApi(() => ({ done: true }));
  if (fault) api.fail('POST /logout', fault);
  languageStore.start('en');
  sessionStore.signIn({ token: 'ana.1', name: 'Ana', role: 'user' });
  const login = (
    <MantineProvider env="test" theme={theme}>
      <LoginPage />
    </MantineProvider>
  );
  renderPage(<LogoutButton />, {
    ...{ name: 'back-office', texts: en, pattern: '/' },
    others: [
      { path: logoutPath, action: endSession, element: null },
      { path: '/login', element: login },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
  expect(api.callsOf('POST /logout')).toHaveLength(1);
}

const goesOn = /^You are logged out in this browser, but .* choose “Log out everywhere”\.$/;

test.each<[string, Fault]>([
  ['cannot be reached', 'silent'],
  ['answers with an error', { status: 503 }],
])('[L-05] the login says that the session goes on on the server, which %s', async (_, fault) => {
  await logOut(fault);
  expect(await screen.findByText(goesOn)).toHaveAttribute('role', 'status');
  // All sessions are ended, by the server.
  act(forgetSession);
  expect(await mayGoOn()).toBe(false);
});

test.each<[string, Fault | undefined]>([
  ['ended', undefined],
  ['forgotten', { status: 401 }],
])('[L-05] the login says nothing of a session that the server has %s', async (_, fault) => {
  await logOut(fault);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['deleted', 'demoted'] as const)('[A-06] the login says that the own account was %s', async (because) => {
  fakeApi(() => ({ done: true }));
  languageStore.start('en');
  act(() => void sessionStore.signOut(because));
  renderPage(
    <MantineProvider env="test" theme={theme}>
      <LoginPage />
    </MantineProvider>,
    { name: 'back-office', texts: en, pattern: '/login', path: '/login' },
  );
  expect(await screen.findByText(en.login.ended[because])).toHaveAttribute('role', 'status');
});
