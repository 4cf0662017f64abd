import { siteDifferences } from '@varda/contract/site-differences';
import type { SiteItem } from '@varda/contract/site-items';
import { useTexts } from '../texts/use-texts.ts';

/** Which fields of an item are not as in the original. */
export const changesColumn = { key: 'changes', Cell: Changes };

function Changes({ row }: { row: SiteItem }) {
  const { t } = useTexts();
  const names = new Set(siteDifferences(row.original, row).map(({ name }) => t(`site.fields.${name as 'title'}`)));
  if (row.picture) names.add(t('site.fields.image'));
  return names.size > 0 ? [...names].join(', ') : t('site.asOriginal');
}
