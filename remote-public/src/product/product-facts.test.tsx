import { screen } from '@testing-library/react';
import { catalogue } from '@varda/contract/catalogue';
import { renderSite } from '../../testing/render-site.tsx';
import { ProductFacts } from './product-facts.tsx';

const [category] = catalogue;
const product = { name: { en: 'VARDOL® 500 mg', mk: '' }, dosage: { en: 'Carton with 20. Twice a day.', mk: '' } };

test('[P-08] the facts of a product name its range, strength and form in the language of the page', () => {
  if (!category) throw new Error('There are no categories');
  renderSite(<ProductFacts product={product} form="tablets" category={category} subcategory={undefined} />, {
    language: 'mk',
  });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([category.title.mk, '500 mg', 'Таблети']);
});
