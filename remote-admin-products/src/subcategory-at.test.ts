import { subcategories } from '@varda/contract/catalogue';
import { subcategoryAt } from './subcategory-at.ts';

test.each(subcategories)('[A-12] /admin/products/$adminPath is the screen of $path', (subcategory) => {
  const [category, line] = subcategory.adminPath.split('/');
  expect(subcategoryAt({ category, ...(line !== undefined && { line }) })).toBe(subcategory);
});

test.each([{ category: 'cbd' }, { category: 'cbd', line: 'nothing' }, { category: 'herbal-products', line: 'oral' }])(
  '[A-12] %j is no screen',
  (params) => expect(subcategoryAt(params)).toBeNull(),
);
