import type { PictureChoices } from '@varda/admin/form';
import { EntryPictures, LanguageSections, textInputs } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { type Dosage, dosageTexts } from '@varda/contract/dosage';
import type { Localized } from '@varda/contract/language';
import type { TextsOf } from '@varda/contract/text-fields';

export interface DosageValues extends PictureChoices, TextsOf<typeof dosageTexts> {
  imageAlt: Localized;
}

export function DosageFields({ form, row }: FieldsProps<Dosage, DosageValues>) {
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => textInputs(dosageTexts, field, row === null)}
      </LanguageSections>
      <EntryPictures form={form} picture={row?.picture} required />
    </>
  );
}
