import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { addTexts, createI18n } from '@varda/platform/language';
import { createBrowserRouter, RouterProvider } from '@varda/platform/router';
import { theme } from '@varda/ui/theme';
import { I18nextProvider } from 'react-i18next';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import en from '../texts/en.ts';
import { LeaveQuestion } from './unsaved-input.modal.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

beforeAll(stubBrowserApis);

const isTyped = () => true;

function Form() {
  const { guard } = useLeaveGuard(isTyped, () => {});
  return (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <h1>Form</h1>
      <LeaveQuestion guard={guard} />
    </TextsOfResource>
  );
}

test('[A-17] who stays at what is not saved after several steps back in a row has its address, too', async () => {
  const i18n = createI18n('en');
  addTexts(i18n, 'sample', { admin: en });
  const router = createBrowserRouter([
    { path: '/form', element: <Form /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  render(
    <MantineProvider env="test" theme={theme} withCssVariables={false}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </MantineProvider>,
  );
  for (const path of ['/one', '/two', '/form']) await act(() => router.navigate(path));
  await screen.findByRole('heading', { name: 'Form' });
  const { idx } = window.history.state;
  act(() => window.history.back());
  const keep = await screen.findByRole('button', { name: en.unsaved.keep });
  await waitFor(() => expect(window.history.state.idx).toBe(idx));
  // Where Chromium stands once two steps were made in one frame: of those the router takes back the first one.
  window.history.replaceState({ idx: idx - 2 }, '', '/one');
  const go = jest.spyOn(window.history, 'go').mockReturnValue(undefined);
  await act(async () => keep.click());
  expect(go.mock.calls).toEqual([[2]]);
  await waitFor(() => expect(keep).not.toBeInTheDocument());
  router.dispose();
});
