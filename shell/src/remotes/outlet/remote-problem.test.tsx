import { act, render, screen } from '@testing-library/react';
import { createI18n } from '@varda/platform/language';
import { createMemoryRouter, RouterProvider, useLoaderData } from '@varda/platform/router';
import { I18nextProvider } from 'react-i18next';
import { loadShellTexts } from '../../texts/texts.ts';
import type { Remotes } from '../federated-remotes.ts';
import { RemoteProblem } from './remote-problem.tsx';

let opened = 0;

async function show(reason: 'offline' | 'broken') {
  opened = 0;
  const i18n = createI18n('en');
  await loadShellTexts(i18n);
  const remotes = { renew: async () => undefined } as unknown as Remotes;
  const Outlet = () => (useLoaderData() === 1 ? <RemoteProblem reason={reason} remotes={remotes} /> : <h1>Careers</h1>);
  const page = { path: '*', loader: () => ++opened, element: <Outlet />, hydrateFallbackElement: <p>Loading</p> };
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([page])} />
    </I18nextProvider>,
  );
  return screen.findByRole('button', { name: 'Try again' });
}

const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

test('[N-08] a page that was asked for without a network opens by itself once there is one', async () => {
  await show('offline');
  await comeOnline();
  expect(await screen.findByRole('heading', { name: 'Careers' })).toBeVisible();
  await comeOnline();
  expect(opened).toBe(2);
});

test('[N-08] a page that is missing for another reason waits to be asked for', async () => {
  await show('broken');
  await comeOnline();
  expect(opened).toBe(1);
});
