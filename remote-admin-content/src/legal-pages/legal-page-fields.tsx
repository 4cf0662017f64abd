import { LanguageSections, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { Localized } from '@varda/shared/contract/language';
import type { LegalPage } from '@varda/shared/contract/legal-pages';

export interface LegalPageValues {
  title: Localized;
  text: Localized;
}

export function LegalPageFields({ form }: FieldsProps<LegalPage, LegalPageValues>) {
  return (
    <LanguageSections form={form} layout="tabs">
      {(field) => (
        <>
          <TextLineInput longest={bounds.name} withAsterisk {...field('title')} />
          <RichTextInput withAsterisk {...field('text')} />
        </>
      )}
    </LanguageSections>
  );
}
