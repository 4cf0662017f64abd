import type { PictureChoices } from '@varda/admin/form';
import type { Localized } from '@varda/contract/language';
import type { siteItemTexts, siteItemValues } from '@varda/contract/site-items';
import type { TextsOf } from '@varda/contract/text-fields';

type Values = Partial<TextsOf<typeof siteItemTexts> & Record<keyof typeof siteItemValues, string>>;

/** What a form holds: of texts and values those that the item has. */
export interface SiteItemValues extends PictureChoices, Values {
  imageAlt: Localized;
}
