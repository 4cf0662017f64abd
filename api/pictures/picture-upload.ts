import type { ErrorCode } from '@varda/shared/contract/errors';
import { ruleTexts } from '../http/error-texts.ts';
import type { Files } from '../http/form-body.ts';
import { HttpError } from '../http/http-error.ts';
import { PictureError, type PictureFault } from './picture-encoder.ts';
import type { PictureLibrary } from './picture-library.ts';

const codes: Record<PictureFault, ErrorCode> = {
  not_a_picture: 'unsupported_type',
  broken: 'invalid',
  too_many_pixels: 'too_large',
  too_high: 'invalid',
};

/**
 * Takes in the one picture that a form may carry, and lets `use` write the row that shows it.
 *
 * @param use gets the picture's key, or `undefined` if the form has none
 * @throws HttpError with the field named, if the file cannot be kept as a picture
 */
export function withUpload<T>(
  pictures: PictureLibrary,
  files: Files,
  field: string,
  use: (key?: string) => Promise<T>,
): Promise<T> {
  return withUploads(pictures, files, field, ([key]) => use(key));
}

/**
 * Takes in all pictures that a form carries under one name, and lets `use` write the row that shows them.
 *
 * @param use gets the keys in the order of the form; files that are the same have the same one
 * @throws HttpError with the field named, if one of the files cannot be kept as a picture
 */
export function withUploads<T>(
  pictures: PictureLibrary,
  files: Files,
  field: string,
  use: (keys: string[]) => Promise<T>,
): Promise<T> {
  const takeIn = ([upload, ...rest]: readonly Buffer[], keys: string[]): Promise<T> =>
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
