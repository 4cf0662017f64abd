import { catalogue } from '@varda/contract/catalogue';
import type { MenuCategory } from '@varda/contract/products';
import { longestList, shownOfLongList } from './menu.query.ts';
import { leafCategoriesOf } from './menu-leaf-categories.ts';

const products = (count: number) =>
  Array.from({ length: Math.min(count, longestList) }, (_, place) => ({
    _id: `p${place}`,
    name: { en: `Product ${place}`, mk: `Производ ${place}` },
  }));

/** The answer of `GET /parent` for one category of the catalogue, each of whose subcategories has `count` products. */
function answered(id: string, count: number): MenuCategory {
  const category = catalogue.find((known) => known.id === id);
  if (!category) throw new Error(`There is no category ${id}`);
  const flat = category.subcategories.length === 0;
  return {
    _id: category.id,
    name: category.name,
    title: category.title,
    subcategories: category.subcategories.map((subcategory) => ({
      _id: subcategory.id,
      name: subcategory.name,
      categoryName: `${category.name}/${subcategory.label}`,
      products: products(count),
      totalCount: count,
    })),
    products: flat ? products(count) : [],
    totalCount: count,
  };
}

test('[N-03] OTC shows no heading, every other subcategory does, in their fixed order', () => {
  const headings = catalogue.flatMap(({ id }) =>
    leafCategoriesOf(answered(id, 1)).map((leafCategory) => leafCategory.heading?.en ?? null),
  );
  expect(headings).toEqual([
    null, // OTC
    'Oral',
    'Topical',
    'Cosmetics',
    null, // Herbal products have no subcategories
    'GALAHEALTH',
    'JEKOGAL',
    'GALAPRO',
    'BABYGAL baby skin care',
    'SENSILIS mam care',
    'Face and lip care',
    'SENSILIS foot care',
    'SENSILIS nail and hand care',
    'SENSILIS oils',
    'Silk hair removal',
    'SOLARUS sun protection',
    'CITROGALA insect protection',
  ]);
});

test('[N-03] a subcategory of ordinary length shows every product', () => {
  const [leafCategory] = leafCategoriesOf(answered('medicinal-products', longestList));
  expect(leafCategory?.products).toHaveLength(longestList);
  expect(leafCategory?.rest).toBeNull();
});

test.each([
  ['cbd-products', '/parent/cbd-products#oral'],
  ['herbal-products', '/parent/Herbal%20Products'],
])('[N-03] a very long subcategory shows the first few and leads to all of them: %s', (id, path) => {
  const [leafCategory] = leafCategoriesOf(answered(id, 2_725));
  expect(leafCategory?.products).toHaveLength(shownOfLongList);
  expect(leafCategory?.rest).toEqual({ count: 2_725, path });
});
