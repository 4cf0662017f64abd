import { localizedColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import { type Career, careerChange, careerTexts, newCareer } from '@varda/contract/careers';
import { defaultDepartment } from '@varda/contract/departments';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { call } from '@varda/platform/http';
import { inLanguage } from '@varda/platform/language';
import { stampColumn } from './stamp-column.tsx';
import { vacanciesList } from './vacancies.list.ts';
import { VacancyFields } from './vacancy-fields.tsx';
import type { VacancyValues } from './vacancy-values.ts';
import { visibilityColumn } from './visibility-column.tsx';

export const vacanciesResource: Resource<Career, VacancyValues> = {
  name: 'vacancies',
  namespace: 'admin-content',
  kind: 'adminCareer',
  area: 'vacancies',
  isPublic: ({ active }) => active.en || active.mk,
  list: vacanciesList,
  columns: [
    localizedColumn<Career>('vacancy', { width: 180, strong: true }),
    localizedColumn<Career>('department', { width: 136 }),
    visibilityColumn,
    translationsColumn<Career>(),
    stampColumn('createdAt', 'createdBy'),
    stampColumn('updatedAt', 'updatedBy'),
  ],
  nameOf: ({ vacancy }, language) => inLanguage(vacancy, language).text,

  Fields: VacancyFields,
  width: '62rem',
  empty: {
    ...emptyTexts(careerTexts),
    department: defaultDepartment,
    active: { en: true, mk: true },
    jobType: '',
  },
  valuesOf: (row) => ({
    ...pickTexts(careerTexts, row),
    department: row.department,
    active: row.active,
    jobType: row.jobType,
  }),
  created: newCareer,
  changed: careerChange,
  wanted: requiredTexts(careerTexts),
  linked: ['department'],

  create: (body, { signal }) => call('POST /adminCareer', { body, signal }),
  update: ({ _id: id, __v: ifMatch }, body, { signal }) =>
    call('PUT /adminCareer/:id', { params: { id }, ifMatch, body, signal }),
  remove: ({ _id: id }) => call('DELETE /adminCareer/:id', { params: { id } }),
};
