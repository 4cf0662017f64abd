import { LanguageSections, textInputs } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { type LegalPage, legalPageTexts } from '@varda/contract/legal-pages';
import type { TextsOf } from '@varda/contract/text-fields';

export type LegalPageValues = TextsOf<typeof legalPageTexts>;

export function LegalPageFields({ form }: FieldsProps<LegalPage, LegalPageValues>) {
  return (
    <LanguageSections form={form} layout="tabs">
      {(field) => textInputs(legalPageTexts, field, false)}
    </LanguageSections>
  );
}
