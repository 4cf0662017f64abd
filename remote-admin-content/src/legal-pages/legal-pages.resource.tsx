import { dateColumn, localizedColumn, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import { type LegalPage, legalPageChange, legalPageTexts } from '@varda/contract/legal-pages';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
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
  empty: emptyTexts(legalPageTexts),
  valuesOf: (row) => pickTexts(legalPageTexts, row),
  created: legalPageChange,
  changed: legalPageChange,
  wanted: requiredTexts(legalPageTexts),

  update: ({ _id: id, __v: ifMatch }, body, { signal }) =>
    call('PUT /legal-pages/:id', { params: { id }, ifMatch, body, signal }),
};
