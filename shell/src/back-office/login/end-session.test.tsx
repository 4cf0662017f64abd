import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { fakeApi } from '@varda/admin/testing';
import { addTexts, createI18n, languageStore } from '@varda/platform/language';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { theme } from '@varda/ui/theme';
import { I18nextProvider } from 'react-i18next';
import en from '../texts/en.ts';
import { endSession, forgetSession, logoutPath, mayGoOn } from './end-session.ts';
import { LoginPage } from './login.page.tsx';

type Fault = Parameters<ReturnType<typeof fakeApi>['fail']>[1];

async function logOut(fault?: Fault): Promise<void> {
  const api = fakeApi(() => ({ done: true }));
  if (fault) api.fail('POST /logout', fault);
  languageStore.start('en');
  const i18n = createI18n('en');
  addTexts(i18n, 'back-office', en);
  sessionStore.signIn({ token: 'ana.1', name: 'Ana', role: 'user' });
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: logoutPath, action: endSession, element: null },
      { path: '/login', element: <LoginPage /> },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <MantineProvider env="test" theme={theme}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
  await act(() => router.navigate(logoutPath, { formMethod: 'post', formData: new FormData() }));
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
