import { screen } from '@testing-library/react';
import { type CategoryName, catalogue } from '@varda/contract/catalogue';
import type { CategoryPage, ProductCard, ProductFacets } from '@varda/contract/products';
import { renderSite } from '../../testing/render-site.tsx';
import { noFilter } from './category-filter.ts';
import { CategoryProducts } from './category-products.tsx';

const product = (name: string): ProductCard => ({
  _id: name,
  name: { en: name, mk: '' },
  dosage: { en: '10 ml', mk: '' },
  image: null,
  picture: null,
  category: 'any',
  categoryName: 'any',
  position: 1,
});

const noFacets: ProductFacets = { total: 1, subcategories: [], forms: [] };

/** The headings of a category with one product in each of its lists, as level and text. */
function outlineOf(name: CategoryName, facets: ProductFacets | null = noFacets): string[] {
  const category = catalogue.find((each) => each.name === name);
  if (!category) throw new Error(`There is no ${name}`);
  const list = { products: [product('A product')], totalCount: 1 };
  const subcategories = category.subcategories.map((subcategory) => ({
    ...list,
    _id: subcategory.id,
    name: subcategory.name,
    categoryName: `${name}/${subcategory.label}`,
  }));
  const own = category.subcategories.length === 0 ? list : { products: [], totalCount: 0 };
  renderSite(
    <CategoryProducts
      category={category}
      filter={noFilter}
      page={
        {
          _id: category.id,
          name,
          title: category.title,
          subcategories,
          ...own,
          ...(facets && { facets }),
        } as CategoryPage
      }
    />,
  );
  return screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

test.each<[CategoryName, string[]]>([
  ['Herbal Products', ['H2 A product']],
  ['Medicinal Products', ['H2 A product']],
  ['CBD Products', ['H2 Oral', 'H3 A product', 'H2 Topical', 'H3 A product', 'H2 Cosmetics', 'H3 A product']],
])('[P-07] names of products are headings below the one of their list: %s', (name, outline) => {
  expect(outlineOf(name)).toEqual(outline);
});

test('[B-05] an answer that was kept from before there were filters is shown without', () => {
  expect(outlineOf('Herbal Products', null)).toEqual(['H2 A product']);
});
