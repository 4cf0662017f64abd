import type { PicturesChoice } from '@varda/admin/form';
import { LanguageSections, PicturesInput, RichTextInput, TextLineInput } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { type About, hasSubcategoryBesideName, mostAboutPictures } from '@varda/contract/about';
import { bounds } from '@varda/contract/bounds';
import type { Localized } from '@varda/contract/language';
import { useTexts } from '../texts/use-texts.ts';

export interface AboutValues {
  name: Localized;
  subcategory: Localized;
  text: Localized;
  images: PicturesChoice;
}

export function AboutFields({ form, row }: FieldsProps<About, AboutValues>) {
  const { t } = useTexts();
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field, language) => {
          const isNamedLate = row !== null && row.name[language] === '';
          // It is about two fields: leaving one of them would not show it at the other.
          const isBesideName = row === null && hasSubcategoryBesideName(form.values, language);
          return (
            <>
              <TextLineInput
                longest={bounds.name}
                withAsterisk={row !== null}
                {...field('name')}
                {...(isNamedLate && { description: t('about.nameWanted') })}
              />
              <TextLineInput
                longest={bounds.name}
                {...field('subcategory')}
                {...(row === null && { description: t('about.subcategoryAlone') })}
                {...(isBesideName && { error: t('admin.problem.subcategory_beside_name') })}
              />
              <RichTextInput withAsterisk={row === null} illustrated={row !== null} {...field('text')} />
            </>
          );
        }}
      </LanguageSections>
      <PicturesInput
        label={t('about.fields.images')}
        current={row?.pictures ?? []}
        most={mostAboutPictures}
        {...form.getInputProps('images')}
      />
    </>
  );
}
