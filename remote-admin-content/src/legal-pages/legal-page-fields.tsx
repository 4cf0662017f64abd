import { LanguageSections, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { LegalPage } from '@varda/shared/contract/legal-pages';
import type { LegalPageValues } from './legal-pages.resource.tsx';

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
