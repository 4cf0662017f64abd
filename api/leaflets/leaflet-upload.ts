import type { leafletFiles } from '@varda/contract/leaflets';
import type { Files } from '../http/form-body.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { namingFaults } from '../pictures/picture-upload.ts';
import type { LeafletPatch } from '../products/product-leaflets.ts';
import { requirePdf } from './leaflet-file.ts';

interface LeafletFields {
  removeLeafletEn?: boolean | undefined;
  removeLeafletMk?: boolean | undefined;
}

/**
 * Takes in the leaflets that a form may carry as `leafletEn` and `leafletMk`, and lets `use` write the row that has them.
 *
 * @param use gets what becomes of the row's leaflets
 * @throws HttpError with the field named, if a file is not a whole PDF
 */
export function withLeaflets<T>(
  library: Uploads,
  files: Files,
  { removeLeafletEn, removeLeafletMk }: LeafletFields,
  use: (patch: LeafletPatch) => Promise<T>,
): Promise<T> {
  return withLeaflet(library, files, 'leafletEn', (en) =>
    withLeaflet(library, files, 'leafletMk', (mk) =>
      use({
        leafletEn: en ?? (removeLeafletEn ? null : undefined),
        leafletMk: mk ?? (removeLeafletMk ? null : undefined),
      }),
    ),
  );
}

/** The same of one of them. @param use gets its key, if there is one */
export function withLeaflet<T>(
  library: Uploads,
  files: Files,
  field: keyof typeof leafletFiles,
  use: (key: string | undefined) => Promise<T>,
): Promise<T> {
  const upload = files[field]?.[0];
  if (upload === undefined) return use(undefined);
  if (typeof upload !== 'string') requirePdf(upload, field);
  return namingFaults(field, () => library.usingLeaflet(upload, use));
}
