import { screen } from '@testing-library/react';
import { renderPage } from '@varda/remote-kit/testing/render-page.tsx';
import { declaration } from '../remote.declaration.ts';
import StartPage from './start.page.tsx';
import en from './texts/en.ts';
import mk from './texts/mk.ts';

test.each([
  ['en', en],
  ['mk', mk],
] as const)('the page has its title and text in %s', async (language, texts) => {
  renderPage(<StartPage />, { name: declaration.name, texts, language });
  expect(await screen.findByRole('heading', { level: 1, name: texts.start.title })).toBeVisible();
  expect(screen.getByText(texts.start.lead)).toBeVisible();
});
