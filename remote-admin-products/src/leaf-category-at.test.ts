import { leafCategories } from '@varda/contract/catalogue';
import { leafCategoryAt } from './leaf-category-at.ts';

test.each(leafCategories)('[A-12] /admin/products/$adminPath is the screen of $path', (leafCategory) => {
  const [category, subcategory] = leafCategory.adminPath.split('/');
  expect(leafCategoryAt({ category, ...(subcategory !== undefined && { subcategory }) })).toBe(leafCategory);
});

test.each([
  { category: 'cbd' },
  { category: 'cbd', subcategory: 'nothing' },
  { category: 'herbal-products', subcategory: 'oral' },
])('[A-12] %j is no screen', (params) => expect(leafCategoryAt(params)).toBeNull());
