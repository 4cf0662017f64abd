import type { PictureChoices } from '@varda/admin/form';
import { EntryPictures, LanguageSections, textInputs } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { type ContactInfo, contactInfoTexts } from '@varda/contract/contact-info';
import type { Localized } from '@varda/contract/language';
import type { TextsOf } from '@varda/contract/text-fields';

export interface ContactValues extends PictureChoices, TextsOf<typeof contactInfoTexts> {
  imageAlt: Localized;
}

export function ContactFields({ form, row }: FieldsProps<ContactInfo, ContactValues>) {
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => textInputs(contactInfoTexts, field, row === null)}
      </LanguageSections>
      <EntryPictures form={form} picture={row?.picture} />
    </>
  );
}
