import { Autocomplete } from '@mantine/core';
import { LanguageSections, textInputs } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { jobTypes } from '@varda/contract/job-types';
import { type Career, careerTexts } from '@varda/contract/vacancies';
import { useTexts } from '../texts/use-texts.ts';
import { ActiveSwitches } from './active-switches.tsx';
import { DepartmentInputs } from './department-inputs.tsx';
import type { VacancyValues } from './vacancy-values.ts';

export function VacancyFields({ form, row }: FieldsProps<Career, VacancyValues>) {
  const { t } = useTexts();
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => textInputs(careerTexts, field, row === null)}
      </LanguageSections>
      <DepartmentInputs form={form} />
      <Autocomplete
        label={t('vacancies.fields.jobType')}
        description={t('vacancies.jobTypeHint')}
        data={Object.values(jobTypes)}
        {...form.getInputProps('jobType')}
      />
      <ActiveSwitches form={form} />
    </>
  );
}
