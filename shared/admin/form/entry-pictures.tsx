import type { ShownPicture } from '@varda/contract/pictures';
import type { ResourceForm } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PictureInput } from './picture-input.tsx';

interface Props<Values> {
  /** With the fields `image`, `imageMk` and `imageAlt`. */
  form: ResourceForm<Values>;
  /** What the entry shows now. */
  picture: ShownPicture | null | undefined;
  /** Every entry has a picture; the one for readers of Macedonian may always be left out. */
  required?: boolean;
}

/** The picture of an entry, and the one that readers of Macedonian see in its place where what is printed on it differs. */
export function EntryPictures<Values extends object>({ form, picture, required = false }: Props<Values>) {
  const { t, own } = useAdminTexts();
  return (
    <>
      <PictureInput
        label={own('fields.image')}
        current={picture ?? null}
        required={required}
        alt={form.getInputProps('imageAlt')}
        {...form.getInputProps('image')}
      />
      <PictureInput
        label={own('fields.imageMk')}
        hint={t('picture.inMacedonian')}
        current={picture?.mk ? { ...picture, ...picture.mk } : null}
        {...form.getInputProps('imageMk')}
      />
    </>
  );
}
