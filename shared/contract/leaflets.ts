import { z } from 'zod';
import { id, moment } from './entity.ts';
import { leafletFilters } from './leaflet-filters.ts';
import { pageQuery, totalCount } from './lists.ts';
import { localized } from './localized.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A stored leaflet, a PDF file. */
const leaflet = z.object({
  /** Hash of the content. */
  key: z.string(),
  /** In bytes. */
  size: z.int(),
});
export type Leaflet = z.infer<typeof leaflet>;

/** The leaflets of a product, in the languages that there are. */
export const leaflets = localized(leaflet.nullable());

/** What a file picker offers to choose from. */
export const leafletType = 'application/pdf';

/** The files of a form with leaflets, and what takes them away. */
export const leafletFiles = { leafletEn: { most: 1 }, leafletMk: { most: 1 } } as const;
export const leafletEdit = { removeLeafletEn: yesOrNo.optional(), removeLeafletMk: yesOrNo.optional() };

/** A product on the site with the leaflets that it has. */
const productLeaflets = z.object({
  _id: id,
  name: localized(z.string()),
  /** Category path. */
  categoryName: z.string(),
  /** `uploadedAt` is when the file came first, for whichever product. */
  leaflets: localized(leaflet.extend({ uploadedAt: moment }).nullable()),
});
export type ProductLeaflets = z.infer<typeof productLeaflets>;

/** `en` and `mk` sort by when that leaflet came; products without it come before all others. */
export const leafletsQuery = pageQuery(['name', 'en', 'mk']).extend({
  missing: z.enum(leafletFilters).optional(),
});
export const leafletsPage = z.object({ products: z.array(productLeaflets), totalCount });
