import type { PictureChoices } from '@varda/shared/admin/form';
import { EntryPictures, LanguageSections, TextInputs } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { type ContactInfo, contactInfoTexts } from '@varda/shared/contract/contact-info';
import type { Localized } from '@varda/shared/contract/language';
import type { TextsOf } from '@varda/shared/contract/text-fields';

export interface ContactValues extends PictureChoices, TextsOf<typeof contactInfoTexts> {
  imageAlt: Localized;
}

export function ContactFields({ form, row }: FieldsProps<ContactInfo, ContactValues>) {
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => <TextInputs texts={contactInfoTexts} field={field} isNew={row === null} />}
      </LanguageSections>
      <EntryPictures form={form} picture={row?.picture} />
    </>
  );
}
