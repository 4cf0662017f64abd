// biome-ignore lint/style/noRestrictedImports: this stands in for the shell
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { Language } from '@varda/shared/contract/language';
import { addTexts, createI18n } from '@varda/shared/language';
import { createQueryClient, QueryClientProvider } from '@varda/shared/query';
import { createMemoryRouter, RouterProvider } from '@varda/shared/router';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: this stands in for the shell
import { I18nextProvider } from 'react-i18next';
import { declaration } from '../remote.declaration.ts';
import en from '../src/texts/en.ts';
import mk from '../src/texts/mk.ts';

interface Site {
  language?: Language;
  /** Address of the page, and the pattern that it answers to. */
  path?: string;
  pattern?: string;
}

/** Renders a part of the public pages with all that the shell has around it. */
export function renderSite(part: ReactNode, { language = 'en', path = '/', pattern = '*' }: Site = {}) {
  const i18n = createI18n(language);
  addTexts(i18n, declaration.name, { en, mk }[language]);
  const router = createMemoryRouter([{ path: pattern, element: part }], { initialEntries: [path] });
  return render(
    <MantineProvider env="test">
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </MantineProvider>,
  );
}
