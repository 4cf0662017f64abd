import { dateColumn, translationsColumn } from '@varda/admin/columns';
import type { Resource } from '@varda/admin/resource';
import type { SiteItem, SitePart } from '@varda/contract/site-items';
import { announcementColumns, announcementTranslations } from './announcement-columns.tsx';
import { changesColumn } from './changes-column.tsx';
import { labelColumn, ownPictureColumn } from './item-columns.tsx';
import { siteSource } from './site.source.ts';
import type { SiteItemValues } from './site-values.ts';

/** There are always the same items of a part: none is created or deleted. */
export const siteResource = (part: SitePart): Resource<SiteItem, SiteItemValues> => ({
  name: 'site',
  namespace: 'admin-content',
  kind: 'site-content',
  area: 'site',
  list: siteSource(part),
  columns: [
    ...(hasPictures[part] ? [ownPictureColumn] : []),
    labelColumn,
    ...(part === 'announcements' ? announcementColumns : [changesColumn]),
    ...(part === 'tiles' ? [] : [part === 'announcements' ? announcementTranslations : translationsColumn<SiteItem>()]),
    dateColumn<SiteItem>('updatedAt'),
  ],
  nameOf: ({ label }, language) => label[language],
  width: '62rem',
  form: async () => (await import(/* webpackChunkName: "site-form" */ './site.form.ts')).siteForm,
});

const hasPictures: Record<SitePart, boolean> = {
  ...{ company: false, pages: false, announcements: false },
  ...{ hero: true, tiles: true, badges: true },
};
