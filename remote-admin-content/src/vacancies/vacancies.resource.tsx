import { localizedColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { Career } from '@varda/contract/vacancies';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { stampColumn } from './stamp-column.tsx';
import { vacanciesSource } from './vacancies.source.ts';
import type { VacancyValues } from './vacancy-values.ts';
import { visibilityColumn } from './visibility-column.tsx';

export const vacanciesResource: Resource<Career, VacancyValues> = {
  name: 'vacancies',
  namespace: 'admin-content',
  kind: 'adminCareer',
  area: 'vacancies',
  isPublic: ({ active }) => active.en || active.mk,
  list: vacanciesSource,
  columns: [
    localizedColumn<Career>('vacancy', { width: 180, strong: true }),
    localizedColumn<Career>('department', { width: 136 }),
    visibilityColumn,
    translationsColumn<Career>(),
    stampColumn('createdAt', 'createdBy'),
    stampColumn('updatedAt', 'updatedBy'),
  ],
  nameOf: ({ vacancy }, language) => inLanguage(vacancy, language).text,
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "vacancies-form" */ './vacancies.form.ts')).vacanciesForm,
  remove: ({ _id: id }) => call('DELETE /adminCareer/:id', { params: { id } }),
};
