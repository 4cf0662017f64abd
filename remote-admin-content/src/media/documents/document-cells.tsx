import { Anchor, Text } from '@mantine/core';
import { Moment } from '@varda/admin/components';
import { leafCategoryByPath } from '@varda/contract/catalogue';
import type { Language } from '@varda/contract/language';
import { leafletSize, leafletUrl } from '@varda/contract/leaflet-url';
import type { ProductLeaflets } from '@varda/contract/leaflets';
import { inLanguage } from '@varda/platform/language';
import { useTexts } from '../../texts/use-texts.ts';
import classes from './documents.module.css';

interface Props {
  row: ProductLeaflets;
}

/** What a product is called, and where it stands. */
export function ProductCell({ row: { name, categoryName } }: Props) {
  const { language } = useTexts();
  const { text, lang } = inLanguage(name, language);
  const leafCategory = leafCategoryByPath(categoryName);
  const titles = new Set([leafCategory?.category.title[language], leafCategory?.title[language]]);
  return (
    <span className={classes.product}>
      <span className={classes.name} lang={lang}>
        {text}
      </span>
      <Text component="span" size="xs" c="dimmed">
        {[...titles].filter(Boolean).join(' · ')}
      </Text>
    </span>
  );
}

/** A cell with the leaflet of a language, to be saved, and since when it is there. */
export function leafletCell(of: Language) {
  return ({ row: { name, leaflets } }: Props) => {
    const { t, language } = useTexts();
    const leaflet = leaflets[of];
    if (!leaflet) return <span className={classes.missing}>{t('documents.missing')}</span>;
    const size = t('documents.file', { size: leafletSize(leaflet.size, language) });
    const label = t(`documents.download.${of}`, { file: size, name: inLanguage(name, language).text });
    return (
      <span className={classes.leaflet}>
        <Anchor
          href={leafletUrl(leaflet, inLanguage(name, of).text)}
          download
          size="sm"
          aria-label={label}
          className={classes.file}
        >
          {size}
        </Anchor>
        <Text component="span" size="xs" c="dimmed">
          <Moment at={leaflet.uploadedAt} />
        </Text>
      </span>
    );
  };
}
