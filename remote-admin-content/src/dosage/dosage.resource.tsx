import { dateColumn, localizedColumn, pictureColumn, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { Dosage } from '@varda/contract/dosage';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { dosageSource } from './dosage.source.ts';
import type { DosageValues } from './dosage-fields.tsx';

export const dosageResource: Resource<Dosage, DosageValues> = {
  name: 'dosage',
  namespace: 'admin-content',
  kind: 'dosage',
  area: 'pages',
  list: dosageSource,
  columns: [
    pictureColumn<Dosage>(),
    localizedColumn<Dosage>('name', { width: 220, strong: true }),
    richTextColumn<Dosage>('text'),
    translationsColumn<Dosage>(),
    dateColumn<Dosage>('createdAt'),
  ],
  nameOf: ({ name }, language) => inLanguage(name, language).text,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "dosage-form" */ './dosage.form.ts')).dosageForm,
  remove: ({ _id: id }) => call('DELETE /dosage/:id', { params: { id } }),
};
