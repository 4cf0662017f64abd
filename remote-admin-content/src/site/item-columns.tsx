import { Text } from '@mantine/core';
import { localizedColumn, pictureColumn } from '@varda/admin/columns';
import type { SiteItem } from '@varda/contract/site-items';
import { inLanguage } from '@varda/platform/language';
import { useTexts } from '../texts/use-texts.ts';

const pictures = pictureColumn<SiteItem>('image', 128);
const labels = localizedColumn<SiteItem>('label', { width: 220, strong: true });

/** The picture that staff have chosen. Drawn ones are files of the public pages, under addresses that change with each build. */
export const ownPictureColumn = { ...pictures, Cell: OwnPicture };

/** What an item is called; below that the title of a slide, which may be about something else by now. */
export const labelColumn = { ...labels, Cell: Label };

function OwnPicture({ row, name }: { row: SiteItem; name?: string }) {
  const { t } = useTexts();
  if (row.picture) return <pictures.Cell row={row} {...(name && { name })} />;
  return (
    <Text size="xs" c="dimmed" maw="5rem">
      {t('site.drawn')}
    </Text>
  );
}

function Label({ row }: { row: SiteItem }) {
  const { language } = useTexts();
  const title = row.part === 'hero' && row.title ? inLanguage(row.title, language) : null;
  return (
    <>
      <labels.Cell row={row} />
      {title && (
        <Text size="sm" c="dimmed" lineClamp={2} lang={title.lang}>
          {title.text}
        </Text>
      )}
    </>
  );
}
