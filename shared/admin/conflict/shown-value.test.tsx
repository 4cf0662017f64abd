import { screen } from '@testing-library/react';
import type { Language } from '@varda/contract/language';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { ShownValue } from './shown-value.tsx';

const shown: { value: unknown; language: Language } = { value: null, language: 'en' };

function Page() {
  return (
    <TextsOfResource of={{ name: 'products', namespace: 'sample' }}>
      <ShownValue {...shown} other={null} />
    </TextsOfResource>
  );
}

function show(value: unknown, language: Language = 'en') {
  Object.assign(shown, { value, language });
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts }, { language });
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('[A-13] a picture that was chosen is seen', async () => {
  show(new File(['picture'], 'bottle.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'bottle.png' })).toBeVisible();
});

test('[A-13] a leaflet that was chosen is named, and no broken picture', async () => {
  show(new File(['%PDF-1.7'], 'упатство.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('упатство.pdf')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('[A-13] a leaflet that is stored can be opened', async () => {
  show('/api/leaflets/0123/leaflet.pdf');
  const link = await screen.findByRole('link', { name: 'The stored leaflet (PDF)' });
  expect(link).toHaveAttribute('href', '/api/leaflets/0123/leaflet.pdf');
});

test('[A-13] what is taken away is shown in words that fit a picture and a leaflet', async () => {
  show('removed', 'mk');
  expect(await screen.findByText('Отстрането')).toBeVisible();
});
