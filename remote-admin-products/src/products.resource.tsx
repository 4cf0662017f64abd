import { dateColumn, localizedColumn, pictureColumn, translationsColumn } from '@varda/shared/admin/columns';
import { formBody, pictureParts } from '@varda/shared/admin/form';
import type { Changed, OnUpload, Resource } from '@varda/shared/admin/resource';
import type { Shelf } from '@varda/shared/contract/catalogue';
import { noText } from '@varda/shared/contract/language';
import type { Area } from '@varda/shared/contract/permissions';
import { newProduct, type Product, productChange } from '@varda/shared/contract/products';
import { call } from '@varda/shared/http';
import { inLanguage } from '@varda/shared/language';
import type { LeafletChoice } from './leaflet-input.tsx';
import { ProductFields, type ProductValues } from './product-fields.tsx';
import { productsList } from './products.list.ts';

/** The products of one shelf. */
export function productsResource(shelf: Shelf): Resource<Product, ProductValues> {
  const bodyOf = ({ image, imageMk, leafletEn, leafletMk, ...texts }: Changed<ProductValues>, onUpload: OnUpload) => {
    const files = { ...pictureParts({ image, imageMk }), ...leafletParts({ leafletEn, leafletMk }) };
    return formBody({ ...texts, ...files, categoryName: shelf.path }, onUpload);
  };

  return {
    name: 'products',
    namespace: 'admin-products',
    kind: 'products',
    area: shelf.category.id as Area,
    list: productsList(shelf),
    columns: [
      pictureColumn<Product>(),
      localizedColumn<Product>('name', { width: 190, strong: true }),
      localizedColumn<Product>('dosage'),
      translationsColumn<Product>(),
      dateColumn<Product>('updatedAt'),
    ],
    nameOf: ({ name }, language) => inLanguage(name, language).text,

    Fields: ProductFields,
    width: '62rem',
    empty: {
      name: noText,
      dosage: noText,
      description: noText,
      form: '',
      image: null,
      imageMk: null,
      imageAlt: noText,
      leafletEn: null,
      leafletMk: null,
    },
    valuesOf: ({ name, dosage, description, form, picture }) => ({
      name,
      dosage,
      description,
      form: form ?? '',
      image: null,
      imageMk: null,
      imageAlt: picture?.alt ?? noText,
      leafletEn: null,
      leafletMk: null,
    }),
    created: newProduct.omit({ categoryName: true }),
    changed: productChange,
    wanted: ['name', 'dosage'],

    create: (values, onUpload) => call('POST /products', bodyOf(values, onUpload)),
    update: ({ _id: id, __v: ifMatch }, changed, onUpload) =>
      call('PUT /products/:id', { params: { id }, ifMatch, ...bodyOf(changed, onUpload) }),
    remove: ({ _id: id }) => call('DELETE /products/:id', { params: { id } }),
  };
}

/** The parts of a body that carry out what has been decided about leaflets. */
function leafletParts({ leafletEn, leafletMk }: Record<'leafletEn' | 'leafletMk', LeafletChoice | undefined>) {
  return {
    ...(leafletEn === 'removed' ? { removeLeafletEn: true } : leafletEn && { leafletEn }),
    ...(leafletMk === 'removed' ? { removeLeafletMk: true } : leafletMk && { leafletMk }),
  };
}
