import type { RowForm } from '@varda/admin/resource';
import { defaultDepartment } from '@varda/contract/departments';
import { emptyTexts, pickTexts, requiredTexts } from '@varda/contract/text-fields';
import { type Career, careerChange, careerTexts, newCareer } from '@varda/contract/vacancies';
import { call } from '@varda/platform/http';
import { VacancyFields } from './vacancy-fields.tsx';
import type { VacancyValues } from './vacancy-values.ts';

export const vacanciesForm: RowForm<Career, VacancyValues> = {
  Fields: VacancyFields,
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

  create: (body, { signal, query, key }) => call('POST /adminCareer', { body, signal, query, key }),
  update: ({ _id: id, __v: ifMatch }, body, { signal, query }) =>
    call('PUT /adminCareer/:id', { params: { id }, ifMatch, body, signal, query }),
};
