import type { PictureChoices } from '@varda/shared/admin/form';
import { EntryPictures, LanguageSections, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { Dosage } from '@varda/shared/contract/dosage';
import type { Localized } from '@varda/shared/contract/language';

export interface DosageValues extends PictureChoices {
  name: Localized;
  text: Localized;
  imageAlt: Localized;
}

export function DosageFields({ form, row }: FieldsProps<Dosage, DosageValues>) {
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => (
          <>
            <TextLineInput longest={bounds.name} withAsterisk {...field('name')} />
            <RichTextInput withAsterisk {...field('text')} />
          </>
        )}
      </LanguageSections>
      <EntryPictures form={form} picture={row?.picture} required />
    </>
  );
}
