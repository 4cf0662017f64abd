import type { Localized } from '@varda/contract/language';
import { HttpError } from '../http/http-error.ts';

/** A file that cannot be imported, with the reason. */
export function refusedFile(message: Localized): HttpError {
  return new HttpError('invalid', { message, fields: { file: message } });
}
