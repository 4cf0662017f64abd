import { formBody, pictureParts } from '@varda/admin/form';
import type { Changed, RowForm, Sending } from '@varda/admin/resource';
import type { LeafCategory } from '@varda/contract/catalogue';
import { noText } from '@varda/contract/language';
import { newProduct, type Product, productChange, productTexts } from '@varda/contract/products';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import type { LeafletChoice } from './leaflet-input.tsx';
import { ProductFields, type ProductValues } from './product-fields.tsx';

/** The form of products of one leaf category. */
export function productsForm(leafCategory: LeafCategory): RowForm<Product, ProductValues> {
  const bodyOf = (
    { image, imageMk, leafletEn, leafletMk, ...texts }: Changed<ProductValues>,
    categoryName: string,
    sending: Sending,
  ) => {
    const files = { ...pictureParts({ image, imageMk }), ...leafletParts({ leafletEn, leafletMk }) };
    return formBody({ ...texts, ...files, categoryName }, sending);
  };

  return {
    Fields: ProductFields,
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

    create: (values, sending) => call('POST /products', bodyOf(values, leafCategory.path, sending)),
    // Its own category: somebody may have moved it since the list was read.
    update: ({ _id: id, __v: ifMatch, categoryName }, changed, sending) =>
      call('PUT /products/:id', { params: { id }, ifMatch, ...bodyOf(changed, categoryName, sending) }),
  };
}

/** The parts of a body that say what has been decided about leaflets. */
function leafletParts({ leafletEn, leafletMk }: Record<'leafletEn' | 'leafletMk', LeafletChoice | undefined>) {
  return {
    ...(leafletEn === 'removed' ? { removeLeafletEn: true } : leafletEn && { leafletEn }),
    ...(leafletMk === 'removed' ? { removeLeafletMk: true } : leafletMk && { leafletMk }),
  };
}
