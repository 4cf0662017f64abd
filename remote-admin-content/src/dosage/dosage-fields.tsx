import type { PictureChoices } from '@varda/shared/admin/form';
import { EntryPictures, LanguageSections, TextInputs } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { type Dosage, dosageTexts } from '@varda/shared/contract/dosage';
import type { Localized } from '@varda/shared/contract/language';
import type { TextsOf } from '@varda/shared/contract/text-fields';

export interface DosageValues extends PictureChoices, TextsOf<typeof dosageTexts> {
  imageAlt: Localized;
}

export function DosageFields({ form, row }: FieldsProps<Dosage, DosageValues>) {
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => <TextInputs texts={dosageTexts} field={field} isNew={row === null} />}
      </LanguageSections>
      <EntryPictures form={form} picture={row?.picture} required />
    </>
  );
}
