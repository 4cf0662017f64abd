import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { TextLineInput } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { importances } from '@varda/contract/announcements';
import { longestValue, type SiteItem } from '@varda/contract/site-items';
import { useTexts } from '../texts/use-texts.ts';
import type { SiteItemValues } from './site-values.ts';

/** What an announcement has beside its texts. */
export function AnnouncementFields({ form }: Pick<FieldsProps<SiteItem, SiteItemValues>, 'form'>) {
  const { t } = useTexts();
  return (
    <>
      <TextLineInput label={t('site.fields.target')} longest={longestValue} {...form.getInputProps('target')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          label={t('site.fields.importance')}
          data={importances.map((value) => ({ value, label: t(`site.announcement.importances.${value}`) }))}
          {...form.getInputProps('importance')}
        />
        {(['from', 'until'] as const).map((name) => (
          <TextInput key={name} type="date" label={t(`site.fields.${name}`)} {...form.getInputProps(name)} />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t('site.announcement.hint')}
      </Text>
    </>
  );
}
