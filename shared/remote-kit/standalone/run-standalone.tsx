import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@varda/ui/styles.css';
import '@varda/ui/messages.css';
import '@varda/ui/less-motion.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { defaultLanguage, isLanguage } from '@varda/contract/language';
import { addTexts, createI18n, languageStore } from '@varda/platform/language';
import { languageKey } from '@varda/platform/language/language-choice';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import type { RemoteModule } from '@varda/platform/remote';
import type { RemoteDeclaration } from '@varda/platform/remote/declaration';
import { createBrowserRouter, RouterProvider } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { theme } from '@varda/ui/theme';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { StandaloneLayout } from './standalone-layout.tsx';
import { standaloneTexts } from './texts.ts';

/**
 * Runs a remote as a page of its own, without the shell: for the team that works on it. It has the same stores, texts
 * and queries as in the shell, and a small layout with the language switch and the login.
 */
export async function runStandalone(remote: RemoteModule, declaration: RemoteDeclaration): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get(languageKey);
  languageStore.start(isLanguage(asked) ? asked : defaultLanguage);
  sessionStore.start();
  const { language } = languageStore.getState();
  document.documentElement.lang = language;

  const i18n = createI18n(language);
  addTexts(i18n, 'standalone', standaloneTexts[language]);
  addTexts(i18n, remote.name, (await remote.texts[language]()).default);
  const queryClient = createQueryClient();

  const router = createBrowserRouter([
    {
      element: <StandaloneLayout declaration={declaration} />,
      hydrateFallbackElement: <></>,
      children: [
        ...Object.entries(remote.pages).map(([name, page]) => ({
          path: declaration.pages[name] ?? '*',
          lazy: async () => ({ Component: (await page.load()).default }),
        })),
        // The address that the dev server prints is often no page of the remote: the layout links to those.
        { path: '*', element: <></> },
      ],
    },
  ]);

  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(
    <MantineProvider theme={theme}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Notifications />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}
