import { dateColumn, localizedColumn, pictureColumn, translationsColumn } from '@varda/admin/columns';
import { formBody, pictureParts } from '@varda/admin/form';
import type { Changed, Resource, Sending } from '@varda/admin/resource';
import type { Shelf } from '@varda/contract/catalogue';
import { noText } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import { newProduct, type Product, productChange, productTexts } from '@varda/contract/products';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import type { LeafletChoice } from './leaflet-input.tsx';
import { ProductFields, type ProductValues } from './product-fields.tsx';
import { productsList } from './products.list.ts';

/** The products of one shelf. */
export function productsResource(shelf: Shelf): Resource<Product, ProductValues> {
  const bodyOf = ({ image, imageMk, leafletEn, leafletMk, ...texts }: Changed<ProductValues>, sending: Sending) => {
    const files = { ...pictureParts({ image, imageMk }), ...leafletParts({ leafletEn, leafletMk }) };
    return formBody({ ...texts, ...files, categoryName: shelf.path }, sending);
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
      ...emptyTexts(productTexts),
      form: '',
      image: null,
      imageMk: null,
      imageAlt: noText,
      leafletEn: null,
      leafletMk: null,
    },
    valuesOf: (row) => ({
      ...pickTexts(productTexts, row),
      form: row.form ?? '',
      image: null,
      imageMk: null,
      imageAlt: row.picture?.alt ?? noText,
      leafletEn: null,
      leafletMk: null,
    }),
    created: newProduct.omit({ categoryName: true }),
    changed: productChange,
    wanted: requiredTexts(productTexts),

    create: (values, sending) => call('POST /products', bodyOf(values, sending)),
    update: ({ _id: id, __v: ifMatch }, changed, sending) =>
      call('PUT /products/:id', { params: { id }, ifMatch, ...bodyOf(changed, sending) }),
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
