import { dateColumn, localizedColumn, richTextColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { LegalPage } from '@varda/contract/legal-pages';
import { inLanguage } from '@varda/platform/language';
import type { LegalPageValues } from './legal-page-fields.tsx';
import { legalPagesSource } from './legal-pages.source.ts';

/** There are always the same pages: none is created or deleted. */
export const legalPagesResource: Resource<LegalPage, LegalPageValues> = {
  name: 'legalPages',
  namespace: 'admin-content',
  kind: 'legal-pages',
  area: 'pages',
  list: legalPagesSource,
  columns: [
    localizedColumn<LegalPage>('title', { width: 220, strong: true }),
    richTextColumn<LegalPage>('text'),
    translationsColumn<LegalPage>(),
    dateColumn<LegalPage>('updatedAt'),
  ],
  nameOf: ({ title }, language) => inLanguage(title, language).text,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "legal-pages-form" */ './legal-pages.form.ts')).legalPagesForm,
};
