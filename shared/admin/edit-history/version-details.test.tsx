import { screen } from '@testing-library/react';
import type { EditVersionDetails } from '@varda/contract/edit-history';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { VersionDetails } from './version-details.tsx';

const details = {
  content: { form: 'gel' },
  before: { form: null },
  current: { form: 'cream' },
} as unknown as EditVersionDetails;

function Page() {
  return (
    <TextsOfResource of={{ name: 'products', namespace: 'sample' }}>
      <VersionDetails details={details} hindrance={null} onRestore={() => undefined} />
    </TextsOfResource>
  );
}

test('[K-21] [B-05] the form of a product has its name, and not the code that is stored', async () => {
  const products = { fields: { form: 'Форма' } };
  const texts = { en: { admin: en, products }, mk: { admin: mk, products } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts }, { language: 'mk' });
  const form = await screen.findByRole('region', { name: 'Форма' });
  expect(form).toHaveTextContent('Гел');
  expect(form).toHaveTextContent('Крем');
  expect(form).not.toHaveTextContent(/gel|cream/);
});
