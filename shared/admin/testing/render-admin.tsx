import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { Language } from '@varda/contract/language';
import type { Role } from '@varda/contract/users';
import { addTexts, createI18n, languageStore } from '@varda/platform/language';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import type { TextTree } from '@varda/platform/remote';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { theme } from '@varda/ui/theme';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';

export interface AdminPage {
  Page: ComponentType;
  /** Pattern of the page's address. */
  pattern: string;
  path: string;
  namespace: string;
  texts: Record<Language, TextTree>;
}

interface Visit {
  /** What follows the path of the page: `?page=2`. */
  search?: string;
  language?: Language;
  role?: Role;
}

/** Opens a page of the back office with all that the shell has around it, for somebody who is signed in. */
export function renderAdmin(
  { Page, pattern, path, namespace, texts }: AdminPage,
  { search = '', language = 'en', role = 'admin' }: Visit = {},
) {
  localStorage.setItem('lang', language);
  languageStore.start(language);
  sessionStore.signIn({ token: 'ana.token', name: 'Ana', role });
  notifications.clean();
  const i18n = createI18n(language);
  addTexts(i18n, namespace, texts[language]);
  const router = createMemoryRouter(
    [
      { path: pattern, element: <Page /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/elsewhere', path + search], initialIndex: 1 },
  );
  render(
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false} theme={theme}>
      <Notifications />
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
  return {
    router,
    /** The query of the address. */
    search: () => router.state.location.search,
  };
}
