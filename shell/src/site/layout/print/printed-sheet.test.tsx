import { act, render } from '@testing-library/react';
import { createI18n } from '@varda/platform/language';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import { createMemoryRouter, RouterProvider } from '@varda/platform/router';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { loadShellTexts } from '../../../texts/texts.ts';
import { PrintedFoot } from './printed-sheet.tsx';

async function footAt(path: string) {
  const i18n = createI18n('en');
  await loadShellTexts(i18n);
  const router = createMemoryRouter([{ path: '*', element: <PrintedFoot /> }], { initialEntries: [path] });
  const foot = (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>
  );
  return { foot, router };
}

test('[B-03] on paper the address of a page has its query, but for what the server leaves out of it', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString((await footAt('/search?q=vardol')).foot);
  const address = () => page.querySelector('p:last-child')?.textContent;
  expect(address()).toBe('/search?q=vardol');

  const { foot, router } = await footAt('/search?q=vardol&utm_source=mail');
  await act(async () => void render(foot, { container: page, hydrate: true }));
  expect(address()).toBe('/search?q=vardol');
  await act(() => router.navigate('/search?q=syrup'));
  expect(address()).toBe('/search?q=syrup');
});
