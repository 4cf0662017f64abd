import { z } from 'zod';
import { localized } from './localized.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A stored leaflet, a PDF file. */
export const leaflet = z.object({
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
