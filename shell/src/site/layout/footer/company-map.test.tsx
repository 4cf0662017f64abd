import { render, screen } from '@testing-library/react';
import { createI18n } from '@varda/platform/language';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import { siteContent } from '@varda/platform/site-content';
import { I18nextProvider } from 'react-i18next';
import { loadShellTexts } from '../../../texts/texts.ts';
import { CompanyMap } from './company-map.tsx';

async function show(texts: Record<string, string>) {
  const i18n = createI18n('en');
  await loadShellTexts(i18n);
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteContent('en').queryKey, { texts });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <CompanyMap />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

test('[E-07] for another place there is the live map alone, and the link to it', async () => {
  await show({ 'address.place': '41.0300, 21.3400' });
  expect(screen.queryByRole('img')).toBeNull();
  const [live, link] = [screen.getByRole('button'), screen.getByRole('link')];
  expect(live.dataset.frame).toContain('marker=41.03%2C21.34');
  expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=41.03&mlon=21.34#map=16/41.03/21.34');
});

test('[E-07] for the place of before there is the drawn map', async () => {
  await show({});
  expect(screen.getByRole('img')).toHaveAttribute('src', '/map-en.svg');
});
