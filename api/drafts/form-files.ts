import { leafletFiles } from '@varda/contract/leaflets';
import type { Files } from '../http/form-body.ts';
import { withLeaflet } from '../leaflets/leaflet-upload.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { withUploads } from '../pictures/picture-upload.ts';

/**
 * Takes in all files of a form, and lets `use` write rows that show them.
 *
 * @param use gets their keys in the place of the files
 * @throws HttpError with the field named, if one of them cannot be stored
 */
export function withFiles<T>(library: Uploads, files: Files, use: (keys: Files) => Promise<T>): Promise<T> {
  const takeIn = ([field, ...rest]: readonly string[], keys: Files): Promise<T> => {
    if (field === undefined) return use(keys);
    const next = (taken: string[]) => takeIn(rest, { ...keys, [field]: taken });
    if (!(field in leafletFiles)) return withUploads(library, files, field, next);
    return withLeaflet(library, files, field as keyof typeof leafletFiles, (key) => next(key ? [key] : []));
  };
  return takeIn(Object.keys(files), {});
}
