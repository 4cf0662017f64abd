import type { ErrorCode } from '@varda/contract/errors';
import type { PartlyLocalized } from '../content/localized-columns.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files, Upload } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import { PictureError, type PictureFault } from './picture-encoder.ts';
import type { Uploads } from './picture-library.ts';
import type { PicturePatch } from './pictured.ts';

const codes: Record<PictureFault, ErrorCode> = {
  not_a_picture: 'unsupported_type',
  broken: 'invalid',
  too_many_pixels: 'too_large',
  too_high: 'invalid',
  unknown_picture: 'invalid',
};

/** What a form says of its pictures beside the files. */
export interface PictureFields {
  imageAlt?: PartlyLocalized | undefined;
  removeImage?: boolean | undefined;
  removeImageMk?: boolean | undefined;
}

/**
 * Takes in the pictures that a form may carry as `image` and `imageMk`, and lets `use` write the row that shows them.
 *
 * @param use gets what becomes of the row's picture
 * @throws HttpError with the field named, if a file cannot be stored as a picture
 */
export function withPicture<T>(
  pictures: Uploads,
  files: Files,
  { imageAlt: alt, removeImage, removeImageMk }: PictureFields,
  use: (patch: PicturePatch) => Promise<T>,
): Promise<T> {
  return withUploads(pictures, files, 'image', ([image]) =>
    withUploads(pictures, files, 'imageMk', ([imageMk]) => {
      const picture = image ?? (removeImage ? null : undefined);
      return use({ picture, pictureMk: imageMk ?? (removeImageMk ? null : undefined), alt });
    }),
  );
}

/**
 * Takes in all pictures that a form carries under one name, and lets `use` write the row that shows them.
 *
 * @param use gets the keys in the order of the form; files that are the same have the same one
 * @throws HttpError with the field named, if one of the files cannot be stored as a picture
 */
export function withUploads<T>(
  pictures: Uploads,
  files: Files,
  field: string,
  use: (keys: string[]) => Promise<T>,
): Promise<T> {
  const takeIn = ([upload, ...rest]: readonly Upload[], keys: string[]): Promise<T> =>
    upload ? pictures.using(upload, (key) => takeIn(rest, [...keys, key])) : use(keys);
  return namingFaults(field, () => takeIn(files[field] ?? [], []));
}

/** Turns the refusal of a picture into one that names the field of the form. */
export async function namingFaults<T>(field: string, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const text = ruleTexts[error.fault];
    throw new HttpError(codes[error.fault], { message: text, fields: { [field]: text } });
  }
}
