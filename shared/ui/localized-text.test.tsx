import { render } from '@testing-library/react';
import type { Language } from '@varda/contract/language';
import { createI18n } from '@varda/platform/language';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LocalizedText } from './localized-text.tsx';
import { PageHead } from './page-head.tsx';

const renderIn = (language: Language, part: ReactNode) =>
  render(<I18nextProvider i18n={createI18n(language)}>{part}</I18nextProvider>).container;

test('[P-03] a text stands in the page’s language', () => {
  expect(renderIn('mk', <LocalizedText of={{ en: 'Syrup', mk: 'Сируп' }} />).innerHTML).toBe('Сируп');
});

test('[P-03] a text that is missing in it stands in the other one, and says so', () => {
  expect(renderIn('mk', <LocalizedText of={{ en: 'Syrup', mk: '' }} />).innerHTML).toBe('<span lang="en">Syrup</span>');
});

test.each([
  ['en', 'Careers · Varda Pharm'],
  ['mk', 'Careers · Варда Фарм'],
] as const)('[P-13] title and description follow page and language: %s', (language, title) => {
  renderIn(language, <PageHead title="Careers" description="Open positions" />);
  expect(document.title).toBe(title);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Open positions');
});
