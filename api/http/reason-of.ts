import { errorTexts } from '@varda/contract/error-texts';
import type { Localized } from '@varda/contract/language';
import type { HttpError } from './http-error.ts';

/**
 * Why one of several items was refused, in one sentence.
 *
 * @param gone said of one that is not there
 * @param otherwise said where the error says nothing itself
 */
export function reasonOf(
  { code, details: { fields = {}, message } }: HttpError,
  gone: Localized,
  otherwise: Localized = errorTexts[code],
): Localized {
  return Object.values(fields)[0] ?? message ?? (code === 'not_found' ? gone : otherwise);
}
