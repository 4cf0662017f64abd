import { dateColumn, localizedColumn, richTextColumn, translationsColumn } from '@varda/shared/admin/columns';
import type { Resource } from '@varda/shared/admin/resource';
import { noText } from '@varda/shared/contract/language';
import { type LegalPage, legalPageChange } from '@varda/shared/contract/legal-pages';
import { call } from '@varda/shared/http';
import { inLanguage } from '@varda/shared/language';
import { LegalPageFields, type LegalPageValues } from './legal-page-fields.tsx';
import { legalPagesList } from './legal-pages.list.ts';

/** There are always the same pages: none is created or deleted. */
export const legalPagesResource: Resource<LegalPage, LegalPageValues> = {
  name: 'legalPages',
  namespace: 'admin-content',
  kind: 'legal-pages',
  area: 'pages',
  list: legalPagesList,
  columns: [
    localizedColumn<LegalPage>('title', { width: 220, strong: true }),
    richTextColumn<LegalPage>('text'),
    translationsColumn<LegalPage>(),
    dateColumn<LegalPage>('updatedAt'),
  ],
  nameOf: ({ title }, language) => inLanguage(title, language).text,

  Fields: LegalPageFields,
  width: '62rem',
  empty: { title: noText, text: noText },
  valuesOf: ({ title, text }) => ({ title, text }),
  created: legalPageChange,
  changed: legalPageChange,
  wanted: ['title', 'text'],

  update: ({ _id: id, __v: ifMatch }, body) => call('PUT /legal-pages/:id', { params: { id }, ifMatch, body }),
};
