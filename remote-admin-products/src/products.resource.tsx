import { dateColumn, localizedColumn, pictureColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { LeafCategory } from '@varda/contract/catalogue';
import type { Area } from '@varda/contract/permissions';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import type { ProductValues } from './product-fields.tsx';
import { productsList } from './products.source.ts';

/** The products of one leaf category. */
export const productsResource = (leafCategory: LeafCategory): Resource<Product, ProductValues> => ({
  name: 'products',
  namespace: 'admin-products',
  kind: 'products',
  categoryName: leafCategory.path,
  area: leafCategory.category.id as Area,
  category: leafCategory.path,
  list: productsList(leafCategory),
  columns: [
    pictureColumn<Product>(),
    localizedColumn<Product>('name', { width: 190, strong: true }),
    localizedColumn<Product>('dosage'),
    translationsColumn<Product>(),
    dateColumn<Product>('updatedAt'),
  ],
  nameOf: ({ name }, language) => inLanguage(name, language).text,
  width: '62rem',
  form: async () =>
    (await import(/* webpackChunkName: "products-form" */ './products.form.ts')).productsForm(leafCategory),
  remove: ({ _id: id }) => call('DELETE /products/:id', { params: { id } }),
});
