import { dateColumn, localizedColumn, pictureColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { Shelf } from '@varda/contract/catalogue';
import type { Area } from '@varda/contract/permissions';
import type { Product } from '@varda/contract/products';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import type { ProductValues } from './product-fields.tsx';
import { productsList } from './products.list.ts';

/** The products of one shelf. */
export const productsResource = (shelf: Shelf): Resource<Product, ProductValues> => ({
  name: 'products',
  namespace: 'admin-products',
  kind: 'products',
  categoryName: shelf.path,
  area: shelf.category.id as Area,
  category: shelf.path,
  list: productsList(shelf),
  columns: [
    pictureColumn<Product>(),
    localizedColumn<Product>('name', { width: 190, strong: true }),
    localizedColumn<Product>('dosage'),
    translationsColumn<Product>(),
    dateColumn<Product>('updatedAt'),
  ],
  nameOf: ({ name }, language) => inLanguage(name, language).text,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "products-form" */ './products.form.ts')).productsForm(shelf),
  remove: ({ _id: id }) => call('DELETE /products/:id', { params: { id } }),
});
