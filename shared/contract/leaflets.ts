import { z } from 'zod';
import type { Language } from './language.ts';
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

/**
 * Where a leaflet is served; its content never changes. Browsers save it under the last part of the address.
 *
 * @param name of the product
 */
export function leafletUrl({ key }: Pick<Leaflet, 'key'>, name: string): string {
  const file = name.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return `/api/leaflets/${key}/${encodeURIComponent(file || 'leaflet')}.pdf`;
}

/** The size of a leaflet for somebody to read: `214 kB`, `1.2 MB`. By hand, as Chromium has no Macedonian number format. */
export function leafletSize(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0kB`;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return `${language === 'mk' ? megabytes.replace('.', ',') : megabytes}\u00a0MB`;
}
