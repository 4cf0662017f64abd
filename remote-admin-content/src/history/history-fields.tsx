import { Text } from '@mantine/core';
import { LanguageSections, RichTextInput } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { type History, hasHistoryText } from '@varda/contract/history';
import type { Localized } from '@varda/contract/language';
import { languages } from '@varda/contract/language';
import { useTexts } from '../texts/use-texts.ts';

export interface HistoryValues {
  text: Localized;
}

export function HistoryFields({ form, row }: FieldsProps<History, HistoryValues>) {
  const { t } = useTexts();
  const { text } = form.values;
  const hasAny = languages.some((language) => hasHistoryText(text[language]));
  return (
    <>
      {row === null && (
        <Text size="sm" c="dimmed">
          {t('history.oneIsEnough')}
        </Text>
      )}
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field, language) => {
          const had = row !== null && hasHistoryText(row.text[language]);
          const isEmptied = had && !hasHistoryText(text[language]);
          return (
            <RichTextInput
              illustrated
              withAsterisk={had}
              {...field('text')}
              {...(isEmptied && { error: t('admin.problem.text_required') })}
              // What one language lacks the other one may have.
              {...(row === null && hasAny && { error: null })}
            />
          );
        }}
      </LanguageSections>
    </>
  );
}
