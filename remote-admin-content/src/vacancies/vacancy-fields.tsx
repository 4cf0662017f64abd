import { Autocomplete } from '@mantine/core';
import { LanguageSections, RichTextInput, TextAreaInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { Career } from '@varda/shared/contract/careers';
import { jobTypes } from '@varda/shared/contract/job-types';
import { useTexts } from '../texts/use-texts.ts';
import { ActiveSwitches } from './active-switches.tsx';
import { DepartmentInputs } from './department-inputs.tsx';
import type { VacancyValues } from './vacancy-values.ts';

export function VacancyFields({ form, row }: FieldsProps<Career, VacancyValues>) {
  const { t } = useTexts();
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => (
          <>
            <TextLineInput longest={bounds.name} withAsterisk {...field('vacancy')} />
            <TextAreaInput longest={bounds.line} withAsterisk {...field('shortDescription')} />
            <RichTextInput withAsterisk {...field('description')} />
          </>
        )}
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
