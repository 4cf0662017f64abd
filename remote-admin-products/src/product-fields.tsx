import { TextInput } from '@mantine/core';
import { LanguageSections, PictureInput, RichTextInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import type { Product } from '@varda/shared/contract/products';
import type { ProductValues } from './products.resource.tsx';
import { useTexts } from './texts/use-texts.ts';

export function ProductFields({ form, row }: FieldsProps<Product, ProductValues>) {
  const { t } = useTexts();
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => (
          <>
            <TextInput withAsterisk {...field('name')} />
            <TextInput withAsterisk {...field('dosage')} />
            <RichTextInput withAsterisk={row === null} {...field('description')} />
          </>
        )}
      </LanguageSections>
      <PictureInput
        label={t('products.fields.image')}
        current={row?.picture ?? null}
        {...form.getInputProps('image')}
      />
    </>
  );
}
