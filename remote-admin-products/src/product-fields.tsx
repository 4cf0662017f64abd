import { Select, Text } from '@mantine/core';
import type { PictureChoices } from '@varda/admin/form';
import { EntryPictures, LabelInLanguage, LanguageSections, textInputs } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import type { Localized } from '@varda/contract/language';
import { languages } from '@varda/contract/language';
import { formCodes, type ProductForm, productForms } from '@varda/contract/product-forms';
import { type Product, productTexts } from '@varda/contract/products';
import type { TextsOf } from '@varda/contract/text-fields';
import { useParams } from '@varda/platform/router';
import { leafCategoryAt } from './leaf-category-at.ts';
import type { LeafletChoice } from './leaflet-input.tsx';
import { LeafletInput } from './leaflet-input.tsx';
import { useTexts } from './texts/use-texts.ts';

export interface ProductValues extends PictureChoices, TextsOf<typeof productTexts> {
  /** Empty where the product has none. */
  form: ProductForm | '';
  imageAlt: Localized;
  leafletEn: LeafletChoice;
  leafletMk: LeafletChoice;
}

export function ProductFields({ form, row }: FieldsProps<Product, ProductValues>) {
  const { t, language } = useTexts();
  const leafCategory = leafCategoryAt(useParams());
  return (
    <>
      {leafCategory?.subcategory && (
        <Text size="sm">
          <b>{t('products.fields.subcategory')}:</b> {leafCategory.category.title[language]},{' '}
          {leafCategory.title[language]}
        </Text>
      )}
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => textInputs(productTexts, field, row === null)}
      </LanguageSections>
      <Select
        label={t('products.fields.form')}
        description={t('products.formHint')}
        data={formCodes.map((value) => ({ value, label: productForms[value][language] }))}
        {...form.getInputProps('form')}
        value={form.values.form || null}
        onChange={(code) => form.setFieldValue('form', (code ?? '') as ProductForm | '')}
        searchable
        clearable
        maw="24rem"
      />
      <EntryPictures form={form} picture={row?.picture} />
      {languages.map((each) => (
        <LeafletInput
          key={each}
          label={<LabelInLanguage text={t('leaflet.label')} language={each} />}
          current={row?.leaflets[each] ?? null}
          name={row?.name[each] ?? ''}
          {...form.getInputProps(each === 'en' ? 'leafletEn' : 'leafletMk')}
        />
      ))}
    </>
  );
}
