import {
  dateColumn,
  localizedColumn,
  pictureColumn,
  richTextColumn,
  translationsColumn,
} from '@varda/shared/admin/columns';
import { formBody, pictureParts, requiredPicture } from '@varda/shared/admin/form';
import type { Changed, OnUpload, Resource } from '@varda/shared/admin/resource';
import { type Dosage, dosageChange, newDosage } from '@varda/shared/contract/dosage';
import { noText } from '@varda/shared/contract/language';
import { call } from '@varda/shared/http';
import { inLanguage } from '@varda/shared/language';
import { dosageList } from './dosage.list.ts';
import { DosageFields, type DosageValues } from './dosage-fields.tsx';

const bodyOf = ({ image, imageMk, ...texts }: Changed<DosageValues>, onUpload: OnUpload) =>
  formBody({ ...texts, ...pictureParts({ image, imageMk }) }, onUpload);

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
  empty: { name: noText, text: noText, image: null, imageMk: null, imageAlt: noText },
  valuesOf: ({ name, text, picture }) => ({ name, text, image: null, imageMk: null, imageAlt: picture?.alt ?? noText }),
  created: newDosage.extend({ image: requiredPicture }),
  changed: dosageChange,
  wanted: ['name', 'text'],

  create: (values, onUpload) => call('POST /dosage', bodyOf(values, onUpload)),
  update: ({ _id: id, __v: ifMatch }, changed, onUpload) =>
    call('PUT /dosage/:id', { params: { id }, ifMatch, ...bodyOf(changed, onUpload) }),
  remove: ({ _id: id }) => call('DELETE /dosage/:id', { params: { id } }),
};
