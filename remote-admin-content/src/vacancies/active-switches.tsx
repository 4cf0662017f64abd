import { Input, SimpleGrid, Switch } from '@mantine/core';
import type { FieldsProps } from '@varda/admin/resource';
import { languages } from '@varda/contract/language';
import type { Career } from '@varda/contract/vacancies';
import { useId } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import type { VacancyValues } from './vacancy-values.ts';

/** Whether the vacancy is shown to visitors, for each language by itself. */
export function ActiveSwitches({ form }: Pick<FieldsProps<Career, VacancyValues>, 'form'>) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Input.Wrapper
      label={t('vacancies.fields.active')}
      labelElement="div"
      labelProps={{ id }}
      error={form.errors.active}
      role="group"
      aria-labelledby={id}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="sm" mt={4}>
        {languages.map((language) => (
          <Switch
            key={language}
            label={t(`vacancies.activeIn.${language}`)}
            {...form.getInputProps(`active.${language}`, { type: 'checkbox' })}
          />
        ))}
      </SimpleGrid>
    </Input.Wrapper>
  );
}
