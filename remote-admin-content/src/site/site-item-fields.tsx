import { Text } from '@mantine/core';
import { EntryPictures, LanguageSections, TextLineInput, textInputs } from '@varda/admin/form';
import type { FieldsProps } from '@varda/admin/resource';
import { longestValue, picturedParts, type SiteItem, siteItemTexts } from '@varda/contract/site-items';
import type { TextFields } from '@varda/contract/text-fields';
import { useTexts } from '../texts/use-texts.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { OriginalValues } from './original-values.tsx';
import { SearchResultPreview } from './search-result-preview.tsx';
import type { SiteItemValues } from './site-values.ts';

/** The texts, values and pictures that an item of the site has. */
export function SiteItemFields({ form, row }: FieldsProps<SiteItem, SiteItemValues>) {
  const { t } = useTexts();
  if (!row) return null;
  const names = Object.keys(row.original);
  const texts: TextFields = Object.fromEntries(Object.entries(siteItemTexts).filter(([name]) => names.includes(name)));
  const isAnnouncement = row.part === 'announcements';
  const values = isAnnouncement ? [] : names.filter((name) => !(name in siteItemTexts));
  return (
    <>
      {Object.keys(texts).length > 0 && (
        <LanguageSections form={form} layout="tabs">
          {(field, language) => [
            ...textInputs(texts, field, false),
            row.part === 'pages' && (
              <SearchResultPreview key="result" item={row} values={form.values} language={language} />
            ),
          ]}
        </LanguageSections>
      )}
      {values.map((name) => (
        <TextLineInput
          key={name}
          label={t(`site.fields.${name as 'phone'}`)}
          withAsterisk
          longest={longestValue}
          {...form.getInputProps(name)}
        />
      ))}
      {isAnnouncement && <AnnouncementFields form={form} />}
      {picturedParts.includes(row.part) && (
        <>
          <Text size="sm">{t('site.ownPicture')}</Text>
          <EntryPictures form={form} picture={row.picture} />
        </>
      )}
      {!isAnnouncement && (
        <OriginalValues
          item={row}
          values={form.values}
          onChoose={(path, value) => form.setFieldValue(path, value as never)}
          fieldAt={(path) => form.getInputNode(path as never)}
        />
      )}
    </>
  );
}
