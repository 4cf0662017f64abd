import { Select, SimpleGrid } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { LabelInLanguage } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { departmentNamed, departments } from '@varda/contract/departments';
import { languages } from '@varda/contract/language';
import type { Career } from '@varda/contract/vacancies';
import { useTexts } from '../texts/use-texts.ts';
import type { VacancyValues } from './vacancy-values.ts';

/** The department in both languages; a choice in one of them makes that of the other. */
export function DepartmentInputs({ form }: Pick<FieldsProps<Career, VacancyValues>, 'form'>) {
  const { t } = useTexts();
  const { error, 'data-path': path } = form.getInputProps('department') as GetInputPropsReturnType & {
    'data-path': string;
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="sm">
      {languages.map((language, place) => (
        <Select
          key={language}
          label={<LabelInLanguage text={t('vacancies.fields.department')} language={language} />}
          lang={language}
          data={departments.map((pair) => pair[language])}
          value={form.values.department[language]}
          onChange={(name) => form.setFieldValue('department', departmentNamed(name ?? '') ?? form.values.department)}
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('vacancies.noDepartment')}
          error={place === 0 ? error : Boolean(error)}
          data-path={place === 0 ? path : undefined}
        />
      ))}
    </SimpleGrid>
  );
}
