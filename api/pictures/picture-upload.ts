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
export async function withUpload<T>(
  pictures: PictureLibrary,
  files: Files,
  field: string,
  use: (key?: string) => Promise<T>,
): Promise<T> {
  const [upload] = files[field] ?? [];
  if (!upload) return use();
  try {
    return await pictures.using(upload, use);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const text = ruleTexts[error.fault];
    throw new HttpError(codes[error.fault], { message: text, fields: { [field]: text } });
  }
}
