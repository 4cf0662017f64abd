import type { PictureChoices } from '@varda/shared/admin/form';
import { EntryPictures, LanguageSections, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { ContactInfo } from '@varda/shared/contract/contact-info';
import type { Localized } from '@varda/shared/contract/language';

export interface ContactValues extends PictureChoices {
  name: Localized;
  description: Localized;
  imageAlt: Localized;
}

export function ContactFields({ form, row }: FieldsProps<ContactInfo, ContactValues>) {
  return (
    <>
      <LanguageSections form={form} layout={row ? 'tabs' : 'both'}>
        {(field) => (
          <>
            <TextLineInput longest={bounds.name} withAsterisk {...field('name')} />
            <RichTextInput withAsterisk {...field('description')} />
          </>
        )}
      </LanguageSections>
      <EntryPictures form={form} picture={row?.picture} />
    </>
  );
}
