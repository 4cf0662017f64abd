import { LanguageSections, TextInputs } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { type LegalPage, legalPageTexts } from '@varda/shared/contract/legal-pages';
import type { TextsOf } from '@varda/shared/contract/text-fields';

export type LegalPageValues = TextsOf<typeof legalPageTexts>;

export function LegalPageFields({ form }: FieldsProps<LegalPage, LegalPageValues>) {
  return (
    <LanguageSections form={form} layout="tabs">
      {(field) => <TextInputs texts={legalPageTexts} field={field} isNew={false} />}
    </LanguageSections>
  );
}
