import { EntryPictures, LanguageSections, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { Product } from '@varda/shared/contract/products';
import type { ProductValues } from './products.resource.tsx';

export function ProductFields({ form, row }: FieldsProps<Product, ProductValues>) {
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
      <EntryPictures form={form} picture={row?.picture} />
    </>
  );
}
