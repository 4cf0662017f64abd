import { dateColumn, localizedColumn, pictureColumn, richTextColumn, translationsColumn } from '@varda/admin/columns';
import { formBody, pictureParts, requiredPicture } from '@varda/admin/form';
import type { Changed, Resource, Sending } from '@varda/admin/resource';
import { type Dosage, dosageChange, dosageTexts, newDosage } from '@varda/contract/dosage';
import { noText } from '@varda/contract/language';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { dosageList } from './dosage.list.ts';
import { DosageFields, type DosageValues } from './dosage-fields.tsx';

const bodyOf = ({ image, imageMk, ...texts }: Changed<DosageValues>, sending: Sending) =>
  formBody({ ...texts, ...pictureParts({ image, imageMk }) }, sending);

export const dosageResource: Resource<Dosage, DosageValues> = {
  name: 'dosage',
  namespace: 'admin-content',
  kind: 'dosage',
  area: 'pages',
  list: dosageList,
  columns: [
    pictureColumn<Dosage>(),
    localizedColumn<Dosage>('name', { width: 220, strong: true }),
    richTextColumn<Dosage>('text'),
    translationsColumn<Dosage>(),
    dateColumn<Dosage>('createdAt'),
  ],
  nameOf: ({ name }, language) => inLanguage(name, language).text,

  Fields: DosageFields,
  width: '62rem',
  empty: { ...emptyTexts(dosageTexts), image: null, imageMk: null, imageAlt: noText },
  valuesOf: (row) => ({
    ...pickTexts(dosageTexts, row),
    image: null,
    imageMk: null,
    imageAlt: row.picture?.alt ?? noText,
  }),
  created: newDosage.extend({ image: requiredPicture }),
  changed: dosageChange,
  wanted: requiredTexts(dosageTexts),

  create: (values, sending) => call('POST /dosage', bodyOf(values, sending)),
  update: ({ _id: id, __v: ifMatch }, changed, sending) =>
    call('PUT /dosage/:id', { params: { id }, ifMatch, ...bodyOf(changed, sending) }),
  remove: ({ _id: id }) => call('DELETE /dosage/:id', { params: { id } }),
};
