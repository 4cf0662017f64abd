import { Checkbox, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { bounds } from '@varda/contract/bounds';
import { type BulkKind, namePlaceholder } from '@varda/contract/bulk-options';
import { leafCategories } from '@varda/contract/catalogue';
import { departments } from '@varda/contract/departments';
import { languages } from '@varda/contract/language';
import { formCodes, productForms } from '@varda/contract/product-forms';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type BulkValues, hasField, noForm } from './bulk-values.ts';

interface Props {
  kind: BulkKind;
  values: BulkValues;
  onChange: (change: Partial<BulkValues>) => void;
  keepsAlt: boolean;
  onKeepsAlt: (keeps: boolean) => void;
}

/** What can be changed of all rows; what is left empty stays. */
export function BulkFields({ kind, values, onChange, keepsAlt, onKeepsAlt }: Props) {
  const { t, language } = useAdminTexts();
  const stays = { value: '', label: t('bulk.stays') };
  const select = (name: keyof BulkValues, label: string, data: { value: string; label: string }[]) => (
    <NativeSelect
      key={name}
      label={label}
      data={[stays, ...data]}
      value={values[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  const switches = [
    { value: 'on', label: t('bulk.on') },
    { value: 'off', label: t('bulk.off') },
  ];
  return (
    <Stack gap="sm">
      {hasField(kind, 'department') &&
        select(
          'department',
          t('bulk.fields.department'),
          departments.map((pair) => ({ value: pair.en, label: pair[language] })),
        )}
      {hasField(kind, 'active') && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {select('activeEn', t('bulk.fields.active', { language: t('languages.en') }), switches)}
          {select('activeMk', t('bulk.fields.active', { language: t('languages.mk') }), switches)}
        </SimpleGrid>
      )}
      {hasField(kind, 'form') &&
        select('form', t('bulk.fields.form'), [
          { value: noForm, label: t('bulk.noForm') },
          ...formCodes.map((value) => ({ value, label: productForms[value][language] })),
        ])}
      {hasField(kind, 'categoryName') &&
        select(
          'categoryName',
          t('bulk.fields.categoryName'),
          leafCategories.map(({ path, category, subcategory, title }) => ({
            value: path,
            label: subcategory ? `${category.title[language]} – ${title[language]}` : title[language],
          })),
        )}
      {hasField(kind, 'imageAlt') && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {languages.map((each) => {
              const name = each === 'en' ? 'altEn' : 'altMk';
              return (
                <TextInput
                  key={each}
                  label={t('bulk.fields.imageAlt', { language: t(`languages.${each}`) })}
                  lang={each}
                  placeholder={t('bulk.stays')}
                  maxLength={bounds.alt}
                  value={values[name]}
                  onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
                />
              );
            })}
          </SimpleGrid>
          <Text size="sm" c="dimmed">
            {t('bulk.altHint', { placeholder: namePlaceholder })}
          </Text>
          <Checkbox
            label={t('bulk.keepsAlt')}
            checked={keepsAlt}
            onChange={({ currentTarget }) => onKeepsAlt(currentTarget.checked)}
          />
        </>
      )}
    </Stack>
  );
}
