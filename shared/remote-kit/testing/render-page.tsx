import { render } from '@testing-library/react';
import type { Language } from '@varda/contract/language';
import type { SiteContent } from '@varda/contract/site-items';
import { addTexts, createI18n } from '@varda/platform/language';
import { createQueryClient, type QueryClient, QueryClientProvider } from '@varda/platform/query';
import type { TextTree } from '@varda/platform/remote';
import { createMemoryRouter, type RouteObject, RouterProvider } from '@varda/platform/router';
import { siteContent } from '@varda/platform/site-content';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

export interface RenderOptions {
  /** Name of the remote, and its texts in the language. */
  name: string;
  texts: TextTree;
  language?: Language;
  /** Address of the page, and the pattern that it answers to. */
  path?: string;
  pattern?: string;
  /** Pages that it leads to. */
  others?: RouteObject[];
  /** What staff have changed of the site; null while the api has not answered. */
  site?: SiteContent | null;
  /** For a test that fetches again, or renders a second page. */
  queryClient?: QueryClient;
}

/** Renders a part of a remote's pages with all that the shell has around it. */
export function renderPage(part: ReactNode, options: RenderOptions) {
  const { name, texts, language = 'en', path = '/', pattern = '*', site = {}, others = [] } = options;
  const { queryClient = createQueryClient() } = options;
  const i18n = createI18n(language);
  addTexts(i18n, name, texts);
  if (site) queryClient.setQueryData(siteContent(language).queryKey, site);
  const router = createMemoryRouter([{ path: pattern, element: part }, ...others], { initialEntries: [path] });
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
