import { LanguageSections, PictureInput, RichTextInput, TextLineInput } from '@varda/shared/admin/form';
import type { FieldsProps } from '@varda/shared/admin/resource';
import { bounds } from '@varda/shared/contract/bounds';
import type { Dosage } from '@varda/shared/contract/dosage';
import { useTexts } from '../texts/use-texts.ts';
import type { DosageValues } from './dosage.resource.tsx';

export function DosageFields({ form, row }: FieldsProps<Dosage, DosageValues>) {
  const { t } = useTexts();
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
      <PictureInput
        label={t('dosage.fields.image')}
        current={row?.picture ?? null}
        required
        alt={form.getInputProps('imageAlt')}
        {...form.getInputProps('image')}
      />
    </>
  );
}
