import { formBody, pictureParts } from '@varda/admin/form';
import type { RowForm } from '@varda/admin/resource';
import { noText } from '@varda/contract/language';
import { type SiteItem, siteItemChange, siteItemTexts } from '@varda/contract/site-items';
import { requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { SiteItemFields } from './site-item-fields.tsx';
import type { SiteItemValues } from './site-values.ts';

export const siteForm: RowForm<SiteItem, SiteItemValues> = {
  Fields: SiteItemFields,
  empty: { image: null, imageMk: null, imageAlt: noText },
  valuesOf: (row) => ({
    ...Object.fromEntries(Object.keys(row.original).map((name) => [name, row[name as 'title']])),
    image: null,
    imageMk: null,
    imageAlt: row.picture?.alt ?? noText,
  }),
  created: siteItemChange,
  changed: siteItemChange,
  wanted: requiredTexts(siteItemTexts),

  update: ({ _id: id, __v: ifMatch }, { image, imageMk, ...changed }, sending) =>
    call('PUT /site-content/:id', {
      params: { id },
      ifMatch,
      ...formBody({ ...changed, ...pictureParts({ image, imageMk }) }, sending),
    }),
};
