import { LanguageSections, PictureInput, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
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
            <TextLineInput longest={bounds.name} withAsterisk {...field('name')} />
            <TextLineInput longest={bounds.line} withAsterisk {...field('dosage')} />
            <RichTextInput withAsterisk={row === null} {...field('description')} />
          </>
        )}
      </LanguageSections>
      <PictureInput
        label={t('products.fields.image')}
        current={row?.picture ?? null}
        alt={form.getInputProps('imageAlt')}
        {...form.getInputProps('image')}
      />
    </>
  );
}
