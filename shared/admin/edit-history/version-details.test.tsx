import { screen, within } from '@testing-library/react';
import type { EditVersionDetails } from '@varda/contract/edit-history';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { VersionDetails } from './version-details.tsx';

const details = {
  content: { form: 'gel', 'name.en': 'Drops' },
  before: { form: null, 'name.en': 'Drops' },
  current: { form: 'cream', 'name.en': '' },
} as unknown as EditVersionDetails;

function Page() {
  return (
    <TextsOfResource of={{ name: 'products', namespace: 'sample' }}>
      <VersionDetails details={details} hindrance={null} onRestore={() => undefined} />
    </TextsOfResource>
  );
}

function open() {
  const products = { fields: { form: 'Форма', name: 'Име' } };
  const texts = { en: { admin: en, products }, mk: { admin: mk, products } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts }, { language: 'mk' });
}

test('[K-21] [B-05] the form of a product has its name, and not the code that is stored', async () => {
  open();
  const form = await screen.findByRole('region', { name: 'Форма' });
  expect(form).toHaveTextContent('Гел');
  expect(form).toHaveTextContent('Крем');
  expect(form).not.toHaveTextContent(/gel|cream/);
});

test('[A-01] [K-21] a text of a version is read in its language, what stands around it in that of the interface', async () => {
  open();
  const name = within(await screen.findByRole('region', { name: /^Име/ }));
  expect(name.getByText('Drops').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(name.getByText(mk.history.now).closest('[lang="en"]')).toBeNull();
  expect(name.getByText(mk.conflict.nothing).closest('[lang]')).toHaveAttribute('lang', 'mk');
});
